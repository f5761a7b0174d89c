import "server-only";
import { Problem } from "@/lib/server/problem";

type Options = {
  /** The number of jobs that run at once in this process, and of those of one tenant. */
  concurrency: number;
  perTenant: number;
  /** A tenant with more waiting jobs than this runs one at a time. */
  throttleAbove?: number;
  /** True if a throttled tenant pauses after each job for as long as the job took, so that it uses half of a process. */
  restsWhenThrottled?: boolean;
  /** The shortest of these pauses, for jobs whose request takes the process longer than the job itself. */
  leastRestMs?: number;
  /** The number of jobs of one tenant that may wait; further ones are rejected with 503. */
  maxWaiting: number;
  /** The time that a job may wait before it is rejected with 503, in milliseconds. */
  maxWaitMs: number;
  /** The message of the 503. */
  busy: string;
};

type TurnOptions = {
  /** Never rejected, however many jobs wait and however long: for jobs that cannot be requested again. */
  isPatient?: boolean;
};

type Waiting = { start: () => void; cancel: (reason: unknown) => void };

const RETRY_SECONDS = 5;
const MAX_REST_MS = 100;

/**
 * Limits how many costly jobs run at once. Tenants take turns, so that a tenant with many jobs delays only its own. A job
 * whose request was aborted is never started.
 */
export class FairQueue {
  private readonly running = new Map<string, number>();
  private total = 0;
  /** The order of the keys is the order of the turns: the tenant served last is moved to the end. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly resting = new Set<string>();

  constructor(private readonly options: Options) {}

  async run<Result>(
    tenant: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
    options?: TurnOptions,
  ): Promise<Result> {
    const leave = await this.enter(tenant, signal, options);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** For jobs that outlive a function. Resolves when the job may run, with the function that ends it. */
  async enter(tenant: string, signal: AbortSignal, options?: TurnOptions): Promise<() => void> {
    signal.throwIfAborted();
    await this.turn(tenant, signal, options);
    const started = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.count(tenant, -1);
      this.rest(tenant, performance.now() - started);
      this.startNext();
    };
  }

  /** Returns whether a job of this tenant is running. */
  isRunning(tenant: string): boolean {
    return this.running.has(tenant);
  }

  /** Resolves once the job may run; it is then already counted as running. */
  private turn(tenant: string, signal: AbortSignal, { isPatient = false }: TurnOptions = {}): Promise<void> {
    if (this.mayStart(tenant)) {
      this.count(tenant, 1);
      return Promise.resolve();
    }
    const others = this.waiting.get(tenant) ?? [];
    if (!isPatient && others.length >= this.options.maxWaiting) return Promise.reject(this.busy());
    return new Promise<void>((resolve, reject) => {
      const timer = isPatient
        ? undefined
        : setTimeout(() => entry.cancel(this.busy()), this.options.maxWaitMs);
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", onAbort);
        this.remove(tenant, entry);
      };
      const entry: Waiting = {
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
      const onAbort = () => entry.cancel(signal.reason);
      signal.addEventListener("abort", onAbort, { once: true });
      this.waiting.set(tenant, [...others, entry]);
    });
  }

  private startNext(): void {
    for (;;) {
      const next = [...this.waiting].find(([tenant]) => this.mayStart(tenant));
      if (!next) return;
      const [tenant, [first]] = next;
      first?.start();
      // Moves the tenant to the end of the turns.
      const left = this.waiting.get(tenant);
      if (!left) continue;
      this.waiting.delete(tenant);
      this.waiting.set(tenant, left);
    }
  }

  private mayStart(tenant: string): boolean {
    const { concurrency, perTenant } = this.options;
    const isThrottled = this.isThrottled(tenant);
    if (isThrottled && this.resting.has(tenant)) return false;
    return this.total < concurrency && (this.running.get(tenant) ?? 0) < (isThrottled ? 1 : perTenant);
  }

  private isThrottled(tenant: string): boolean {
    return (this.waiting.get(tenant)?.length ?? 0) > (this.options.throttleAbove ?? Infinity);
  }

  private rest(tenant: string, tookMs: number): void {
    const { restsWhenThrottled, leastRestMs = 0 } = this.options;
    if (!restsWhenThrottled || !this.isThrottled(tenant)) return;
    this.resting.add(tenant);
    setTimeout(
      () => {
        this.resting.delete(tenant);
        this.startNext();
      },
      Math.min(Math.max(tookMs, leastRestMs), MAX_REST_MS),
    );
  }

  private count(tenant: string, change: number): void {
    this.total += change;
    const count = (this.running.get(tenant) ?? 0) + change;
    if (count > 0) this.running.set(tenant, count);
    else this.running.delete(tenant);
  }

  private remove(tenant: string, entry: Waiting): void {
    const left = (this.waiting.get(tenant) ?? []).filter((other) => other !== entry);
    if (left.length > 0) this.waiting.set(tenant, left);
    else this.waiting.delete(tenant);
  }

  private busy(): Problem {
    return new Problem(503, this.options.busy, { retryAfterSeconds: RETRY_SECONDS });
  }
}
