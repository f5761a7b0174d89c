import { currentUserId } from "@/lib/auth/access-token";
import { accessTokenFor, checkConnection } from "@/lib/auth/connection";
import { errorMessages, type ProblemBody } from "@/lib/errors";
import { keepAliveWhile } from "@/lib/keep-alive";
import { sendInOrder } from "@/lib/write-order";

const TIMEOUT_MS = 30_000;

type Options = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  /** Calls it off. A write that nobody can call off keeps its place in the order of writes and outlives its page. */
  signal?: AbortSignal;
  /** The version that a change is made upon: its row's `updatedAt`. Another one stored is a 412. */
  version?: string;
  /** The page goes away: it is sent at once, whatever is under way before it. */
  keepalive?: boolean;
  /** A POST that changes nothing. */
  isRead?: boolean;
};

/** A call that failed, in the specification's words. `status` is 0 when no answer came. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly problem?: ProblemBody,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** The server's own words on a call that was made too often, which say when to try again. */
export function rateLimitMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 429 ? error.problem?.detail : undefined;
}

/**
 * A data call with the bearer token. An answer of 401 is met with one refresh and one replay, so that what was being
 * saved as the token ran out is not lost. An empty answer is null.
 */
export async function api<Answer>(path: string, options: Options = {}): Promise<Answer> {
  const answer = await fetchOnce(path, options);
  const text = await receive(options.signal, () => answer.text());
  return (text === "" ? null : JSON.parse(text)) as Answer;
}

/** A data call that is answered with a file, under the name that the server gives it. */
export async function apiFile(path: string, options: Options = {}): Promise<File> {
  const answer = await fetchOnce(path, options);
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  const blob = await receive(options.signal, () => answer.blob());
  return new File([blob], decodeURIComponent(name ?? "download"), { type: blob.type });
}

async function fetchOnce(path: string, options: Options): Promise<Response> {
  // It is done in the workspace that it was asked for, or not at all.
  const userId = currentUserId();
  const answer = () => fetchAs(userId, path, options);
  return isWrite(options) && !options.keepalive ? sendInOrder(path, options.body, answer) : answer();
}

async function fetchAs(userId: string, path: string, options: Options): Promise<Response> {
  const token = await requireToken(userId, options.signal);
  let response = await send(path, token, options);
  if (response.status === 401)
    response = await send(path, await requireToken(userId, options.signal, token), options);
  if (response.ok) return response;
  if (response.status === 503) checkConnection();
  throw toError(response.status, await receive(options.signal, () => response.text()));
}

async function requireToken(userId: string, signal?: AbortSignal, refused?: string): Promise<string> {
  const token = await accessTokenFor(userId, refused, signal).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(errorMessages.network, 0);
  });
  if (!token) throw new ApiError(errorMessages.unauthorized, 401);
  return token;
}

async function send(path: string, token: string, options: Options): Promise<Response> {
  const { method = "GET", version, signal } = options;
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const call = (keepalive: boolean) =>
    fetch(`/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(version !== undefined && { "if-match": `"${version}"` }),
      },
      body,
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  return receive(signal, () => (isWrite(options) ? keepAliveWhile(body, call) : call(false)));
}

/** Waits for an answer or for its body: a connection that breaks in the middle of either is no answer. */
async function receive<Part>(signal: AbortSignal | undefined, part: () => Promise<Part>): Promise<Part> {
  try {
    return await part();
  } catch (error) {
    if (signal?.aborted) throw error;
    checkConnection();
    throw new ApiError(errorMessages.network, 0);
  }
}

function isWrite({ method = "GET", signal, isRead }: Options): boolean {
  return method !== "GET" && !signal && !isRead;
}

function toError(status: number, text: string): ApiError {
  if (status === 401) return new ApiError(errorMessages.unauthorized, status);
  return new ApiError(errorMessages.unexpected, status, parseProblem(text));
}

function parseProblem(text: string): ProblemBody | undefined {
  try {
    return JSON.parse(text) as ProblemBody;
  } catch {
    return undefined;
  }
}
