import "server-only";
import { clearCookie, readCookie, setCookie } from "@/lib/server/http/cookie";
import { isHttps } from "@/lib/server/env";
import { type SessionName, sessionTokens } from "./session-tokens";

/** The demo that is to become the workspace of who signs in next, by the session that asked for it. */
export type KeepIntention = SessionName;

const LIFE_MS = 15 * 60_000;

const intentions = sessionTokens({ purpose: "keep-workspace", audience: "pennant-keep" });

const cookieName = () => (isHttps() ? "__Host-pennant.keep" : "pennant.keep");

/** The Set-Cookie value that carries the intention to the provider's answer. Only a data call with a token gets one. */
export async function setIntention(intention: KeepIntention): Promise<string> {
  const expires = new Date(Date.now() + LIFE_MS);
  return setCookie(cookieName(), await intentions.sign(intention, expires), expires);
}

export function clearedIntention(): string {
  return clearCookie(cookieName());
}

/** The intention that the request carries; a forged or old one is none. */
export async function readIntention(request: Request): Promise<KeepIntention | undefined> {
  const token = readCookie(request, cookieName());
  return token ? intentions.verify(token) : undefined;
}
