import "server-only";
import { errorMessages } from "@/lib/errors";
import { databaseProblem } from "@/lib/server/db/database-problem";
import { FairQueue } from "./http/fair-queue";
import { log } from "@/lib/server/log";
import { observeRequest, routeOf } from "@/lib/server/metrics/observations";
import { isDiskFull, notFound, outOfStorage, Problem, unreadable } from "./problem";
import { processWide } from "@/lib/server/process-wide";
import { authenticate, type SignedIn } from "@/lib/server/auth/session";
import { isUuid } from "@/lib/server/auth/session-tokens";
import { toJson } from "./to-json";

type Params = Record<string, string | string[] | undefined>;
type Context<P> = { params: Promise<P> };
type Answer = Response | object | undefined | void;

/**
 * A tenant that asks for much at once waits for itself: of a page's calls four run, of a crowd one, so that others' calls
 * come between them.
 */
const tenantQueue = processWide(
  "calls",
  () =>
    new FairQueue({
      concurrency: Infinity,
      perTenant: 4,
      crowd: 8,
      maxWaiting: 200,
      maxWaitMs: 20_000,
      busy: "Too many requests at once",
    }),
);

/**
 * A route that only a signed-in user may call. What the handler returns is answered as JSON with 200 (nothing: 204),
 * what it throws as problem+json. `hasOwnQueue` is for work of seconds or minutes, which takes turns of its own.
 */
export function withUser<P extends Params = Params>(
  handle: (call: SignedIn & { request: Request; params: P }) => Promise<Answer>,
  { hasOwnQueue = false } = {},
) {
  return route<P>(async (request, params) => {
    const caller = await authenticate(request);
    const answer = () => handle({ ...caller, request, params });
    return hasOwnQueue ? answer() : tenantQueue.run(caller.userId, request.signal, answer);
  });
}

/** A route that anyone may call. */
export function withoutUser<P extends Params = Params>(
  handle: (call: { request: Request; params: P }) => Promise<Answer>,
) {
  return route<P>((request, params) => handle({ request, params }));
}

/** The answer to a create: 201 with the new row, or 200 with the same row when the same create came again. */
export function created({ row, isNew }: { row: object; isNew: boolean }): Response {
  return json(row, isNew ? 201 : 200);
}

/** A JSON answer. */
export function json(value: object, status = 200, headers: HeadersInit = {}): Response {
  return new Response(toJson(value), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}

function route<P extends Params>(run: (request: Request, params: P) => Promise<Answer>) {
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
  run: (request: Request, params: P) => Promise<Answer>,
  request: Request,
  params: P,
): Promise<Response> {
  try {
    if (typeof params.id === "string" && !isUuid(params.id)) throw notFound();
    const answer = await run(request, params);
    if (!answer) return new Response(null, { status: 204 });
    return answer instanceof Response ? answer : json(answer);
  } catch (error) {
    return problemFor(error, request).toResponse();
  }
}

/** Turns whatever was thrown into the one problem that the caller sees; only the log learns what it really was. */
function problemFor(error: unknown, request: Request): Problem {
  if (error instanceof Problem) return error;
  // Whoever asked has gone, to another page or offline: nobody reads the answer, and nothing is wrong here.
  if (request.signal.aborted || isAborted(error)) return unreadable("The request broke off");
  if (isDiskFull(error)) return outOfStorage();
  const known = databaseProblem(error);
  if (known && known.status < 500) return known;
  const { pathname } = new URL(request.url);
  log.error(
    { err: error, method: request.method, route: pathname.replace(/[0-9a-f-]{36}/g, "{id}") },
    "request failed",
  );
  return known ?? new Problem(500, errorMessages.unexpected);
}

/** What reading the body throws when the connection is closed in the middle of it. */
function isAborted(error: unknown): boolean {
  return (
    error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET"
  );
}
