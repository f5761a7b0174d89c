import "server-only";
import { requireProof } from "./proof";
import { authenticate, requireLiveSession, type SignedIn } from "./session";
import { type SessionIds, sessionTokens } from "./session-tokens";

const LIFE_MS = 60_000;

const tickets = sessionTokens({ purpose: "download-ticket", audience: "pennant-download" });

/** Returns a ticket for a download URL, valid for one minute: a browser that saves to disk sends no bearer token. */
export async function downloadTicket(session: SessionIds): Promise<string> {
  return tickets.sign(session, new Date(Date.now() + LIFE_MS));
}

/**
 * Authenticates a download by the ticket in the URL or by bearer token. Both end with their session. A ticket was given to
 * someone who had proved their identity; a bearer token needs a proof. Throws 401, or 403 without a proof.
 */
export async function authenticateDownload(request: Request): Promise<SignedIn> {
  const ticket = new URL(request.url).searchParams.get("ticket");
  if (ticket !== null) return requireLiveSession(await tickets.verify(ticket));
  const caller = await authenticate(request);
  await requireProof(caller);
  return caller;
}
