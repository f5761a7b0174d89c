import "server-only";

const MAX_WAIT_MS = 10_000;

/**
 * Spaces out the refusals of one caller by `gapMs`, each delayed by at most ten seconds. Refusals are fast, so a caller that
 * repeats a refused call on many connections would otherwise keep the process busy with its requests.
 */
export class RefusalPace {
  private readonly nextAt = new Map<string, number>();

  constructor(private readonly gapMs: number) {}

  /** Resolves when the caller may get its refusal, or when the request is aborted. */
  async wait(caller: string, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(this.nextAt.get(caller) ?? 0, now);
    const next = Math.min(at, now + MAX_WAIT_MS) + this.gapMs;
    this.nextAt.set(caller, next);
    setTimeout(() => this.nextAt.get(caller) === next && this.nextAt.delete(caller), next - now).unref();
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, next - this.gapMs - now);
      signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
    });
  }
}
