/** The timeout of a sign-in call and of early requests, in milliseconds. */
export const AUTH_TIMEOUT_MS = 10_000;

declare global {
  /** Set by the script of a page (lib/early-script/early.ts). */
  var pennantEarly: EarlyRequests | undefined;
}

/** The requests of the script of a page: the token, and answers by path and body. */
type EarlyRequests = {
  refresh?: Promise<Response>;
  answers: Map<string, Promise<{ token: string; response: Response }>>;
};

// Rows that were asked for longer ago are asked for again.
const MAX_AGE_MS = 30_000;

/** Returns the early response with an access token, once. */
export function takeEarlyRefresh(): Promise<Response> | undefined {
  const early = earlyRequests();
  const response = early?.refresh;
  delete early?.refresh;
  return response;
}

/** Returns the early response to a call that reads, once; undefined if there is none, or if it failed or is another session's. */
export async function takeEarlyAnswer(
  path: string,
  body: string | undefined,
  token: string,
): Promise<Response | undefined> {
  const answers = earlyRequests()?.answers;
  const key = `${path} ${body ?? ""}`;
  const early = answers?.get(key);
  if (!early || performance.now() > MAX_AGE_MS) return undefined;
  answers?.delete(key);
  const answer = await early.catch(() => undefined);
  return answer?.response.ok && answer.token === token ? answer.response : undefined;
}

/** Forgets the early answers: a write may have changed the rows. */
export function dropEarlyAnswers(): void {
  earlyRequests()?.answers.clear();
}

function earlyRequests(): EarlyRequests | undefined {
  return globalThis.pennantEarly;
}
