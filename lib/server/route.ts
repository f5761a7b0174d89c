import "server-only";
import { errorMessages } from "@/lib/errors";
import { databaseProblem } from "@/lib/server/db/database-problem";
import { FairQueue } from "./http/fair-queue";
import { RefusalPace } from "./http/refusal-pace";
import { rejectCrossSite } from "./http/same-site";
import { log } from "@/lib/server/log";
import { observeRequest, routeOf } from "@/lib/server/metrics/observations";
import { isDiskFull, notFound, outOfStorage, Problem, unreadable } from "./problem";
import { processWide } from "@/lib/server/process-wide";
import { requireProof } from "@/lib/server/auth/proof";
import { authenticate, type SignedIn } from "@/lib/server/auth/session";
import { isUuid } from "@/lib/server/auth/session-tokens";
import { toJson } from "./to-json";

type Params = Record<string, string | string[] | undefined>;
type Context<P> = { params: Promise<P> };
type HandlerResult = Response | object | undefined | void;

/**
 * Limits the concurrent calls of one tenant, so that many calls at once do not delay other tenants: four run at a time, and
 * one, with rests, while more than eight wait.
 */
const tenantQueue = processWide(
  "calls",
  () =>
    new FairQueue({
      concurrency: Infinity,
      perTenant: 4,
      throttleAbove: 8,
      restsWhenThrottled: true,
      maxWaiting: 200,
      maxWaitMs: 20_000,
      busy: "Too many requests at once",
    }),
);

const refusalPace = processWide("refusals", () => new RefusalPace());

/**
 * Returns a route for signed-in users. The handler's result is sent as JSON with 200 (204 without a result), its errors as
 * problem+json. Set `hasOwnQueue` for handlers that take seconds or minutes and use a queue of their own; their refusals are
 * spaced out. Set `needsProof` for calls that only the person themselves may make, not whoever finds their browser open.
 */
export function withUser<P extends Params = Params>(
  handle: (call: SignedIn & { request: Request; params: P }) => Promise<HandlerResult>,
  { hasOwnQueue = false, needsProof = false } = {},
) {
  return route<P>(async (request, params) => {
    const caller = await authenticate(request);
    const run = async () => {
      if (needsProof) await requireProof(caller);
      return handle({ ...caller, request, params });
    };
    if (!hasOwnQueue) return tenantQueue.run(caller.userId, request.signal, run);
    return run().catch(async (error: unknown) => {
      if (error instanceof Problem) await refusalPace.wait(caller.userId, request.signal);
      throw error;
    });
  });
}

/**
 * Returns a route that needs no session. A POST from another site is rejected with 403: it has no bearer token to show whose it
 * is. Set `takesForms` for a handler that reads an HTML form and checks itself where it comes from.
 */
export function withoutUser<P extends Params = Params>(
  handle: (call: { request: Request; params: P }) => Promise<HandlerResult>,
  { takesForms = false } = {},
) {
  return route<P>(async (request, params) => {
    if (request.method === "POST" && !takesForms) rejectCrossSite(request);
    return handle({ request, params });
  });
}

/** Returns the response to a create: 201 with the new row, or 200 with the existing row for a repeated create. */
export function created({ row, isNew }: { row: object; isNew: boolean }): Response {
  return json(row, isNew ? 201 : 200);
}

/** Returns the response to a change, with the trash entry of rows that it deleted. */
export function changed({ row, trashEntry }: { row: object; trashEntry?: string }): Response {
  return json(row, 200, trashEntry ? { "trash-entry": trashEntry } : {});
}

/** Returns the response to a delete, with the trash entry that can be restored. */
export function trashed(entryId: string): Response {
  return new Response(null, { status: 204, headers: { "trash-entry": entryId } });
}

/** Returns a JSON response. */
export function json(value: object, status = 200, headers: HeadersInit = {}): Response {
  return new Response(toJson(value), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}

function route<P extends Params>(run: (request: Request, params: P) => Promise<HandlerResult>) {
  return async (request: Request, context?: Context<P>): Promise<Response> => {
    const started = performance.now();
    // A route without a dynamic part is called without params.
    const params = (await context?.params) ?? ({} as P);
    const response = await respond(run, request, params);
    const seconds = (performance.now() - started) / 1000;
    observeRequest(request.method, routeOf(request, params), response.status, seconds);
    return response;
  };
}

async function respond<P extends Params>(
  run: (request: Request, params: P) => Promise<HandlerResult>,
  request: Request,
  params: P,
): Promise<Response> {
  try {
    if (typeof params.id === "string" && !isUuid(params.id)) throw notFound();
    const result = await run(request, params);
    if (!result) return new Response(null, { status: 204 });
    return result instanceof Response ? result : json(result);
  } catch (error) {
    return problemFor(error, request).toResponse();
  }
}

const IDS = /[0-9a-f-]{36}/g;
/** Tokens of links, which must not be in a log. */
const SECRETS = /(?<=\/public\/documents\/)[^/]+/;

/** Maps a thrown error to the problem sent to the caller. Details of unexpected errors go only to the log. */
function problemFor(error: unknown, request: Request): Problem {
  if (error instanceof Problem) return error;
  // The client disconnected; this is not an error of the server.
  if (request.signal.aborted || isAborted(error)) return unreadable("The request was interrupted");
  if (isDiskFull(error)) return outOfStorage();
  const known = databaseProblem(error);
  if (known && known.status < 500) return known;
  const { pathname } = new URL(request.url);
  log.error(
    { err: error, method: request.method, route: pathname.replace(SECRETS, "{token}").replace(IDS, "{id}") },
    "request failed",
  );
  return known ?? new Problem(500, errorMessages.unexpected);
}

/** Returns whether the error comes from a connection that closed while the body was read. */
function isAborted(error: unknown): boolean {
  return (
    error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET"
  );
}
