import "server-only";

/** The upper bounds of the histogram's buckets, in seconds. */
export const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Timing = { buckets: number[]; sum: number; count: number };
type Observations = {
  /** By "METHOD route status". */
  requests: Map<string, number>;
  /** By "METHOD route". */
  timings: Map<string, Timing>;
  swept: { tenants: number; uploads: number; objects: number; failures: number; lastSuccess: number };
  pool?: () => { total: number; idle: number; waiting: number };
};

/** Returns the metrics of this process. Stored globally, because the build may duplicate this module per route. */
export function observations(): Observations {
  const shared = globalThis as { pennantObservations?: Observations };
  return (shared.pennantObservations ??= {
    requests: new Map(),
    timings: new Map(),
    swept: { tenants: 0, uploads: 0, objects: 0, failures: 0, lastSuccess: 0 },
  });
}

/** Counts a response. Totals are computed only when the metrics are read. */
export function observeRequest(method: string, route: string, status: number, seconds: number): void {
  const { requests, timings } = observations();
  const call = `${method} ${route}`;
  const answer = `${call} ${status}`;
  requests.set(answer, (requests.get(answer) ?? 0) + 1);
  const timing = timings.get(call) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
  const bucket = BUCKETS.findIndex((end) => seconds <= end);
  if (bucket >= 0) timing.buckets[bucket] = (timing.buckets[bucket] ?? 0) + 1;
  timing.sum += seconds;
  timing.count++;
  timings.set(call, timing);
}

type Swept = { tenants: number; uploads: number; objects: number };

/** Runs a sweep and counts what it removes, or that it failed. */
export async function observeSweep(run: () => Promise<Swept>): Promise<Swept> {
  const { swept } = observations();
  try {
    const removed = await run();
    swept.tenants += removed.tenants;
    swept.uploads += removed.uploads;
    swept.objects += removed.objects;
    swept.lastSuccess = Date.now() / 1000;
    return removed;
  } catch (error) {
    swept.failures++;
    throw error;
  }
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/** Returns the route of a request with ids replaced, so that the number of label values stays bounded. */
export function routeOf(request: Request, params: Record<string, unknown>): string {
  // The catch-all route matches any path.
  if (Array.isArray(params.path)) return "none";
  const { pathname } = new URL(request.url);
  const { token } = params;
  // A secret, which must not be in a log. An address may have it in another spelling, such as %41 for A.
  if (typeof token === "string")
    return pathname
      .split("/")
      .map((part) => (decoded(part) === token ? "{token}" : part))
      .join("/");
  return typeof params.id === "string" ? pathname.replace(params.id, "{id}").replace(UUID, "{id}") : pathname;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
