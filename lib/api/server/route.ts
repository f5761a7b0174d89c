import "server-only";
import { errorMessages } from "@/lib/shared/errors";
import { databaseProblem } from "@/lib/server/db/database-problem";
import { RefusalPace } from "@/lib/server/http/limits/refusal-pace";
import { rejectCrossSite } from "@/lib/server/http/same-site";
import { runForVisitor, tenantQueue, waitForRefusal } from "@/lib/server/http/limits/tenant-queue";
import { log } from "@/lib/server/log";
import { observeRequest, routeOf } from "@/lib/server/metrics/observations";
import { isDiskFull, notFound, outOfStorage, Problem, unreadable } from "@/lib/server/problem";
import { processWide } from "@/lib/server/process-wide";
import { requireProof } from "@/lib/accounts/server/session/proof";
import { authenticate, type SignedIn } from "@/lib/accounts/server/session/session";
import { isUuid } from "@/lib/accounts/server/session/session-tokens";
import { toJson } from "@/lib/server/to-json";

type Params = Record<string, string | string[] | undefined>;
type Context<P> = { params: Promise<P> };
type HandlerResult = Response | object | undefined | void;

/** Five a second for each tenant. */
const refusalPace = processWide("refusals", () => new RefusalPace(200));

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
 * Returns a route that needs no session and works for no tenant, or looks up one row of it. For other work: `withVisitor`.
 * A POST from another site is rejected with 403: it has no bearer token to show whose it is.
 */
export function withoutUser<P extends Params = Params>(
  handle: (call: { request: Request; params: P }) => Promise<HandlerResult>,
) {
  return route<P>(async (request, params) => {
    if (request.method === "POST") rejectCrossSite(request);
    return handle({ request, params });
  });
}

/**
 * Returns a route for callers without a session whose address names a tenant's row by a secret. `find` checks the call and
 * looks the row up, in few statements; what follows takes its place in the queue of that tenant. What `find` refuses is
 * spaced out for each network. `refuse` turns an error into a response or throws it. A POST from another site is rejected with 403; set `takesForms` for a `find` that reads an
 * HTML form and checks itself where it comes from.
 */
export function withVisitor<Found extends { userId: string }, P extends Params = Params>(
  find: (call: { request: Request; params: P }) => Promise<Found>,
  handle: (call: { request: Request; params: P; found: Found }) => Promise<HandlerResult>,
  refuse?: (error: unknown) => Response,
  { takesForms = false } = {},
) {
  return route<P>((request, params) => {
    const run = async () => {
      const look = async () => {
        if (request.method === "POST" && !takesForms) rejectCrossSite(request);
        return find({ request, params });
      };
      const found = await look().catch(async (error: unknown) => {
        if (error instanceof Problem && error.status < 500) await waitForRefusal(request);
        throw error;
      });
      return runForVisitor(found.userId, request.signal, () => handle({ request, params, found }));
    };
    return refuse ? run().catch(refuse) : run();
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
    if (typeof params.token === "string") hideAddress(response);
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
    return problemFor(error, request, params).toResponse();
  }
}

/** Sent with every response, refusals too, of an address that has a token: whoever has the address has access. */
const secretAddress = {
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

function hideAddress({ headers }: Response): void {
  for (const [name, value] of Object.entries(secretAddress)) if (!headers.has(name)) headers.set(name, value);
}

const IDS = /[0-9a-f-]{36}/g;

/** Maps a thrown error to the problem sent to the caller. Details of unexpected errors go only to the log. */
function problemFor(error: unknown, request: Request, params: Params): Problem {
  if (error instanceof Problem) return error;
  // The client disconnected; this is not an error of the server.
  if (request.signal.aborted || isAborted(error)) return unreadable("The request was interrupted");
  if (isDiskFull(error)) return outOfStorage();
  const known = databaseProblem(error);
  if (known && known.status < 500) return known;
  const path = routeOf(request, params).replace(IDS, "{id}");
  log.error({ err: error, method: request.method, route: path }, "request failed");
  return known ?? new Problem(500, errorMessages.unexpected);
}

/** Returns whether the error comes from a connection that closed while the body was read. */
function isAborted(error: unknown): boolean {
  return (
    error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET"
  );
}
