import "server-only";
import { createHash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { env } from "./env";
import { unauthorized } from "./problem";
import { authenticate, requireLiveSession, type SignedIn } from "./session";

const AUDIENCE = "pennant-download";
const LIFE = "60s";

/** A ticket for one download by address: a browser that saves to disk sends no bearer token. It holds for a minute. */
export async function downloadTicket({ userId, sessionId }: Omit<SignedIn, "timeZone">): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setExpirationTime(LIFE)
    .sign(signingKey());
}

/** Who downloads: by the ticket in the address, or by bearer token. Either dies with its session. */
export async function authenticateDownload(request: Request): Promise<SignedIn> {
  const ticket = new URL(request.url).searchParams.get("ticket");
  return ticket === null ? authenticate(request) : requireLiveSession(await readTicket(ticket));
}

async function readTicket(ticket: string) {
  try {
    const { payload } = await jwtVerify(ticket, signingKey(), { audience: AUDIENCE, algorithms: ["HS256"] });
    if (typeof payload.sub === "string" && typeof payload.sid === "string")
      return { userId: payload.sub, sessionId: payload.sid };
  } catch {
    // A forged or expired ticket is no ticket.
  }
  throw unauthorized();
}

function signingKey(): Uint8Array {
  return createHash("sha256").update(`download-ticket:${env().AUTH_SECRET}`).digest();
}
