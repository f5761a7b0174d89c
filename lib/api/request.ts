import { currentUserId } from "@/lib/api/access-token";
import { accessTokenFor, checkConnection, currentConnection, retryConnection } from "@/lib/api/connection";
import { errorMessages, type ProblemBody, type ProblemCode } from "@/lib/shared/errors";
import { dropEarlyAnswers, takeEarlyAnswer } from "@/lib/early-requests/take";
import { withKeepalive } from "@/lib/api/keep-alive";
import { sendInOrder } from "@/lib/api/write-order";

const TIMEOUT_MS = 30_000;
const LONG_TIMEOUT_MS = 3_600_000;

type Options = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** Aborts the call. A write without a signal is sent in order and survives navigation. */
  signal?: AbortSignal;
  /** The `updatedAt` of the row that the change is based on; 412 if the row has changed since. */
  version?: string;
  /** The page is being closed: send the call immediately, without waiting for earlier writes. */
  keepalive?: boolean;
  /** A POST that changes nothing. */
  isRead?: boolean;
  /** A download that may take minutes. */
  isLong?: boolean;
};

/** A failed call, with the specification's message. `status` is 0 without a response. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly problem?: ProblemBody,
  ) {
    super(message);
    this.name = "ApiError";
  }

  /** Tells which of several errors with this status it is. */
  get code(): ProblemCode | undefined {
    return this.problem?.code;
  }
}

/** The person did not confirm their identity: the call was not made, and nothing needs to be said about it. */
export class ProofCancelled extends ApiError {
  constructor() {
    super(errorMessages.proofRequired, 403);
  }
}

/** A write that was not sent, because the server is not known to be reachable. */
export class NotConnected extends ApiError {
  constructor(message: string) {
    super(message, 0);
  }
}

/**
 * Throws NotConnected unless the last answer shows that the server can be reached: a write that waited would look as if it had
 * been saved, and be lost with the page.
 */
export function requireConnection(): void {
  const connection = navigator.onLine ? currentConnection() : "offline";
  if (connection === "reached") return;
  // Online again, the browser says so.
  if (connection !== "offline") retryConnection();
  throw new NotConnected(errorMessages[connection === "unknown" ? "connecting" : connection]);
}

/** Returns what to say besides that a call failed: the reason of a 409, when to try again after a 429, that nothing was sent. */
export function refusalMessage(error: unknown): string | undefined {
  if (error instanceof NotConnected) return error.message;
  return error instanceof ApiError && hasReason.has(error.status) ? error.problem?.detail : undefined;
}

const hasReason = new Set([409, 429]);

/** Returns what to say of a failed call that no form shows: the reason of a refusal, 422 included, or the standard message. */
export function refusalDetail(error: Error): string {
  const status = error instanceof ApiError ? error.status : undefined;
  const invalid = error instanceof ApiError && status === 422 ? error.problem?.detail : undefined;
  return refusalMessage(error) ?? invalid ?? (status === 404 ? errorMessages.gone : errorMessages.mutation);
}

/**
 * Sends an API call with the bearer token. After a 401 the token is refreshed and the call repeated once, so that no change is
 * lost when the token expires. Returns null for an empty response. If the call needs a proof of identity, the person is asked
 * for it first; throws ProofCancelled if they decline.
 */
export async function api<Answer>(path: string, options: Options = {}): Promise<Answer> {
  return (await apiWithTrash<Answer>(path, options)).answer;
}

/** Sends a call that can delete rows. Returns its answer, and the id of their trash entry, or null if none was deleted. */
export async function apiWithTrash<Answer>(path: string, options: Options) {
  const response = await fetchOnce(path, options);
  const text = await receive(options.signal, () => response.text());
  const answer = (text === "" ? null : JSON.parse(text)) as Answer;
  return { answer, trashEntry: response.headers.get("trash-entry") };
}

/** Sends a call that deletes rows. Returns the id of their trash entry, or null if none was deleted. */
export async function apiTrash(path: string, options: Options): Promise<string | null> {
  return (await apiWithTrash(path, options)).trashEntry;
}

/** Sends an API call that returns a file, with the name from the server. */
export async function apiFile(path: string, options: Options = {}): Promise<File> {
  const answer = await fetchOnce(path, options);
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  const blob = await receive(options.signal, () => answer.blob());
  return new File([blob], decodeURIComponent(name ?? "download"), { type: blob.type });
}

async function fetchOnce(path: string, options: Options): Promise<Response> {
  if (isWrite(options)) requireConnection();
  // The call must run in the workspace that was open when it was made.
  const userId = currentUserId();
  const answer = () => fetchAs(userId, path, options);
  return isWrite(options) && !options.keepalive ? sendInOrder(path, options.body, answer) : answer();
}

async function fetchAs(userId: string, path: string, options: Options): Promise<Response> {
  try {
    return await fetchWithToken(userId, path, options);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "proof-required")) throw error;
    const { requestProof } = await import("@/lib/api/proof-request");
    if (!(await requestProof())) throw new ProofCancelled();
    return fetchWithToken(userId, path, options);
  }
}

async function fetchWithToken(userId: string, path: string, options: Options): Promise<Response> {
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
  if (isWrite(options)) dropEarlyAnswers();
  const early = isWrite(options) ? undefined : await takeEarlyAnswer(path, body, token);
  if (early) return early;
  const timeout = AbortSignal.timeout(options.isLong ? LONG_TIMEOUT_MS : TIMEOUT_MS);
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
  return receive(signal, () => (isWrite(options) ? withKeepalive(body, call) : call(false)));
}

/** Waits for a response or its body. Throws a network error if the connection breaks. */
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
  const message = status === 401 ? errorMessages.unauthorized : errorMessages.unexpected;
  return new ApiError(message, status, parseProblem(text));
}

function parseProblem(text: string): ProblemBody | undefined {
  try {
    return JSON.parse(text) as ProblemBody;
  } catch {
    return undefined;
  }
}
