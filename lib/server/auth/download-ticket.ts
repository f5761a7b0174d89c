import "server-only";
import { authenticate, requireLiveSession, type SignedIn } from "./session";
import { type SessionName, sessionTokens } from "./session-tokens";

const LIFE_MS = 60_000;

const tickets = sessionTokens({ purpose: "download-ticket", audience: "pennant-download" });

/** A ticket for one download by address: a browser that saves to disk sends no bearer token. It holds for a minute. */
export async function downloadTicket(session: SessionName): Promise<string> {
  return tickets.sign(session, new Date(Date.now() + LIFE_MS));
}

/** Who downloads: by the ticket in the address, or by bearer token. Either dies with its session. */
export async function authenticateDownload(request: Request): Promise<SignedIn> {
  const ticket = new URL(request.url).searchParams.get("ticket");
  return ticket === null ? authenticate(request) : requireLiveSession(await tickets.verify(ticket));
}
