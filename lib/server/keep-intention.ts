import "server-only";
import { createHash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { clearCookie, readCookie, setCookie } from "./cookie";
import { env, isHttps } from "./env";

/** The demo that is to become the workspace of who signs in next, and the session that asked for it. */
export type KeepIntention = { userId: string; sessionId: string };

const MINUTES = 15;
const AUDIENCE = "pennant-keep";

const cookieName = () => (isHttps() ? "__Host-pennant.keep" : "pennant.keep");

/** The Set-Cookie value that carries the intention to the provider's answer. Only a data call with a token gets one. */
export async function setIntention({ userId, sessionId }: KeepIntention): Promise<string> {
  const expires = new Date(Date.now() + MINUTES * 60_000);
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(expires.getTime() / 1000))
    .sign(signingKey());
  return setCookie(cookieName(), token, expires);
}

export function clearedIntention(): string {
  return clearCookie(cookieName());
}

/** The intention that the request carries; a forged or old one is none. */
export async function readIntention(request: Request): Promise<KeepIntention | undefined> {
  const token = readCookie(request, cookieName());
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, signingKey(), { audience: AUDIENCE, algorithms: ["HS256"] });
    if (typeof payload.sub !== "string" || typeof payload.sid !== "string") return undefined;
    return { userId: payload.sub, sessionId: payload.sid };
  } catch {
    return undefined;
  }
}

/** A key apart from what else AUTH_SECRET signs. */
function signingKey(): Uint8Array {
  return createHash("sha256").update(`keep-workspace:${env().AUTH_SECRET}`).digest();
}
