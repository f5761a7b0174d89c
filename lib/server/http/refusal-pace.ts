import "server-only";

const GAP_MS = 200;
const MAX_WAIT_MS = 10_000;

/**
 * Spaces out the refusals of one tenant: at most five a second, each delayed by at most ten seconds. Refusals are fast, so a
 * tenant that repeats a refused call on many connections would otherwise keep the process busy with its requests.
 */
export class RefusalPace {
  private readonly nextAt = new Map<string, number>();

  /** Resolves when the tenant may get its refusal, or when the request is aborted. */
  async wait(tenant: string, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(this.nextAt.get(tenant) ?? 0, now);
    const next = Math.min(at, now + MAX_WAIT_MS) + GAP_MS;
    this.nextAt.set(tenant, next);
    setTimeout(() => this.nextAt.get(tenant) === next && this.nextAt.delete(tenant), next - now).unref();
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, next - GAP_MS - now);
      signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
    });
  }
}
