import "server-only";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { processWide } from "@/lib/server/process-wide";
import { callersNetwork } from "./rate-limit";
import { RefusalPace } from "./refusal-pace";

const busy = "Too many requests at once";

/**
 * Limits the concurrent calls of one tenant, so that many calls at once do not delay other tenants: four run at a time, and
 * one, with rests, while more than eight wait.
 */
export const tenantQueue = processWide(
  "calls",
  () =>
    new FairQueue({
      concurrency: Infinity,
      perTenant: 4,
      throttleAbove: 8,
      restsWhenThrottled: true,
      maxWaiting: 200,
      maxWaitMs: 20_000,
      busy,
    }),
);

/** Two places of a tenant's queue for its visitors, so that they do not keep the tenant itself from its work. */
const visitors = processWide(
  "visitors",
  () =>
    new FairQueue({
      concurrency: Infinity,
      perTenant: 2,
      throttleAbove: 0,
      restsWhenThrottled: true,
      leastRestMs: 50,
      maxWaiting: 200,
      maxWaitMs: 20_000,
      busy,
    }),
);

/** Twenty a second for each network. */
const strangers = processWide("refused visitors", () => new RefusalPace(50));

/** Delays the refusal of a visitor whose network gets many of them. */
export function waitForRefusal(request: Request): Promise<void> {
  return strangers.wait(callersNetwork(request), request.signal);
}

/** Runs the work of a visitor in the queue of the tenant whose rows it reads: at most two at a time. */
export function runForVisitor<Result>(
  userId: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  return visitors.run(userId, signal, () => tenantQueue.run(userId, signal, work));
}
