import "server-only";
import { Problem } from "@/lib/server/problem";

type Options = {
  /** How many run at once in this process, and how many of them may be one tenant's. */
  concurrency: number;
  perTenant: number;
  /** A tenant of whom more than this wait gets one turn at a time. */
  crowd?: number;
  /** How many of one tenant wait at most: more are answered 503. */
  maxWaiting: number;
  /** How long one waits at most: 503. */
  maxWaitMs: number;
  /** The sentence of the 503. */
  busy: string;
};

type Waiting = { start: () => void; cancel: (reason: unknown) => void };

const RETRY_SECONDS = 5;

/**
 * Runs costly work, a few pieces at once. Tenants take turns, so that one who asks for much delays only themselves. Work
 * whose request has ended is never started.
 */
export class FairQueue {
  private readonly running = new Map<string, number>();
  private total = 0;
  /** Whoever was served last stands last: the order of the keys is the order of the turns. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(private readonly options: Options) {}

  async run<Result>(tenant: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    await this.turn(tenant, signal);
    try {
      return await work();
    } finally {
      this.count(tenant, -1);
      this.startNext();
    }
  }

  /** Resolves once the work may run; it is counted as running by then. */
  private turn(tenant: string, signal: AbortSignal): Promise<void> {
    if (this.mayStart(tenant)) {
      this.count(tenant, 1);
      return Promise.resolve();
    }
    const others = this.waiting.get(tenant) ?? [];
    if (others.length >= this.options.maxWaiting) return Promise.reject(this.busy());
    return new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => place.cancel(this.busy()), this.options.maxWaitMs);
      const leave = () => {
        clearTimeout(late);
        signal.removeEventListener("abort", gone);
        this.remove(tenant, place);
      };
      const place: Waiting = {
        start: () => {
          leave();
          this.count(tenant, 1);
          resolve();
        },
        cancel: (reason) => {
          leave();
          reject(reason);
        },
      };
      const gone = () => place.cancel(signal.reason);
      signal.addEventListener("abort", gone, { once: true });
      this.waiting.set(tenant, [...others, place]);
    });
  }

  private startNext(): void {
    for (;;) {
      const next = [...this.waiting].find(([tenant]) => this.mayStart(tenant));
      if (!next) return;
      const [tenant, [first]] = next;
      first?.start();
      // To the end of the turns.
      const left = this.waiting.get(tenant);
      if (!left) continue;
      this.waiting.delete(tenant);
      this.waiting.set(tenant, left);
    }
  }

  private mayStart(tenant: string): boolean {
    const { concurrency, perTenant, crowd = Infinity } = this.options;
    const isCrowd = (this.waiting.get(tenant)?.length ?? 0) > crowd;
    return this.total < concurrency && (this.running.get(tenant) ?? 0) < (isCrowd ? 1 : perTenant);
  }

  private count(tenant: string, change: number): void {
    this.total += change;
    const count = (this.running.get(tenant) ?? 0) + change;
    if (count > 0) this.running.set(tenant, count);
    else this.running.delete(tenant);
  }

  private remove(tenant: string, place: Waiting): void {
    const left = (this.waiting.get(tenant) ?? []).filter((other) => other !== place);
    if (left.length > 0) this.waiting.set(tenant, left);
    else this.waiting.delete(tenant);
  }

  private busy(): Problem {
    return new Problem(503, this.options.busy, { retryAfterSeconds: RETRY_SECONDS });
  }
}
