import "server-only";
import { clearCookie, readCookie, setCookie } from "@/lib/server/http/cookie";
import { isHttps } from "@/lib/server/env";
import { type SessionIds, sessionTokens } from "@/lib/accounts/server/session/session-tokens";

/**
 * The purpose of a signed-in person's sign-in at the provider, for the session that asked: to keep a demo, to add the
 * provider account as a way to sign in, or to prove their identity.
 */
export type SignInIntention = SessionIds & { purpose: SignInPurpose };

type SignInPurpose = "keep" | "add" | "prove";

const LIFE_MS = 15 * 60_000;

// One kind of token for each, so that none can be used for another.
const tokens = {
  keep: sessionTokens({ purpose: "keep-workspace", audience: "pennant-keep" }),
  add: sessionTokens({ purpose: "add-provider", audience: "pennant-add" }),
  prove: sessionTokens({ purpose: "prove-identity", audience: "pennant-prove" }),
};
const purposes = ["keep", "add", "prove"] satisfies SignInPurpose[];

const cookieName = () => (isHttps() ? "__Host-pennant.intention" : "pennant.intention");

/** Returns the Set-Cookie value that carries the intention to the callback. Call it only for an authenticated request. */
export async function setIntention({ purpose, ...session }: SignInIntention): Promise<string> {
  const expires = new Date(Date.now() + LIFE_MS);
  return setCookie(cookieName(), await tokens[purpose].sign(session, expires), expires);
}

export function clearedIntention(): string {
  return clearCookie(cookieName());
}

/** Returns the intention of the request; undefined if there is none, or if it is forged or expired. */
export async function readIntention(request: Request): Promise<SignInIntention | undefined> {
  const token = readCookie(request, cookieName());
  if (!token) return undefined;
  for (const purpose of purposes) {
    const session = await tokens[purpose].verify(token);
    if (session) return { ...session, purpose };
  }
  return undefined;
}
