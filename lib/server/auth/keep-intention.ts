import "server-only";
import { clearCookie, readCookie, setCookie } from "@/lib/server/http/cookie";
import { isHttps } from "@/lib/server/env";
import { type SessionIds, sessionTokens } from "./session-tokens";

/** The demo to keep at the next sign-in, identified by the session that asked for it. */
export type KeepIntention = SessionIds;

const LIFE_MS = 15 * 60_000;

const intentions = sessionTokens({ purpose: "keep-workspace", audience: "pennant-keep" });

const cookieName = () => (isHttps() ? "__Host-pennant.keep" : "pennant.keep");

/** Returns the Set-Cookie value that carries the intention to the callback. Call it only for an authenticated request. */
export async function setIntention(intention: KeepIntention): Promise<string> {
  const expires = new Date(Date.now() + LIFE_MS);
  return setCookie(cookieName(), await intentions.sign(intention, expires), expires);
}

export function clearedIntention(): string {
  return clearCookie(cookieName());
}

/** Returns the intention of the request; undefined if there is none, or if it is forged or expired. */
export async function readIntention(request: Request): Promise<KeepIntention | undefined> {
  const token = readCookie(request, cookieName());
  return token ? intentions.verify(token) : undefined;
}
