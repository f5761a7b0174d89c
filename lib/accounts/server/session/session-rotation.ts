import "server-only";
import { createHmac } from "node:crypto";
import { callerOf } from "@/lib/server/http/limits/caller";
import { readCookie, setCookie } from "@/lib/server/http/cookie";
import { db, sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { withTimeout } from "@/lib/server/db/timeout";
import { log } from "@/lib/server/log";
import { unauthorized } from "@/lib/server/problem";
import { secretsFor } from "@/lib/server/secret";
import {
  deleteSession,
  hashSessionToken,
  sessionCookieName,
  sessionEnd,
  signAccessToken,
  storedTokenOf,
} from "./session";

const MAX_SESSION_DAYS = 365;
const SEEN_MINUTES = 5;
/** A token is replaced by the first refresh after this time. */
const ROTATION_MINUTES = 10;
/** The time within which the replaced token gets its successor again, from any browser: the response may have been lost. */
const RETRY_SECONDS = 60;
/** The time for which it still gets an access token after its successor was used: a browser gives up a request after ten seconds. */
const LATE_SECONDS = 10;

type Refreshed = { accessToken: string; cookie?: string };

/** A session as of its refresh; the database compares the times, because the clocks of instances differ. */
type Session = {
  id: string;
  userId: string;
  expires: Date;
  /** When the session must end at the latest: with its workspace, or a year after its sign-in. */
  end: Date;
  sessionToken: string;
  device: string | null;
  address: string | null;
  /** True if the cookie has the current token; otherwise it has the one before. */
  isCurrent: boolean;
  isDue: boolean;
  isUnseen: boolean;
  hasPrevious: boolean;
  /** True if the current token was used; `isJustUsed` is true if that was just now. */
  isUsed: boolean;
  isJustUsed: boolean;
  isJustRotated: boolean;
};

/**
 * Returns a new access token for the session in the request's cookie, and records that the session was used. A token older
 * than ten minutes is replaced: `cookie` is the Set-Cookie value with its successor, which extends the session to 30 days.
 * Throws 401 without a valid session, and ends the session if its replaced token is used again: someone has copied it.
 */
export async function refreshSession(request: Request): Promise<Refreshed> {
  const token = readCookie(request, sessionCookieName());
  const stored = storedTokenOf(request);
  if (!token || !stored) throw unauthorized();
  const session = await findSession(stored);
  if (!session) throw unauthorized();
  if (session.isCurrent) return session.isDue ? rotate(session, token, request) : recordUse(session, request);
  if (session.isUsed) return session.isJustUsed ? granted(session) : endReused(session, request);
  if (!session.isJustRotated && !isLastCaller(session, request)) return endReused(session, request);
  return repeat(session, token, request);
}

async function findSession(stored: string): Promise<Session | undefined> {
  const [session] = await withTimeout(
    sql<Session>`
      SELECT s."id", s."userId", s."expires", s."sessionToken", s."device", s."address",
        LEAST(u."expiresAt", s."createdAt" + make_interval(days => ${MAX_SESSION_DAYS})) AS "end",
        s."sessionToken" = ${stored} AS "isCurrent",
        s."rotatedAt" < now() - make_interval(mins => ${ROTATION_MINUTES}) AS "isDue",
        s."lastSeenAt" < now() - make_interval(mins => ${SEEN_MINUTES}) AS "isUnseen",
        s."previousToken" IS NOT NULL AS "hasPrevious",
        s."tokenUsedAt" IS NOT NULL AS "isUsed",
        s."tokenUsedAt" > now() - make_interval(secs => ${LATE_SECONDS}) AS "isJustUsed",
        s."rotatedAt" > now() - make_interval(secs => ${RETRY_SECONDS}) AS "isJustRotated"
      FROM "Session" s JOIN "User" u ON u."id" = s."userId"
      WHERE (s."sessionToken" = ${stored} OR s."previousToken" = ${stored}) AND s."expires" > now()
        AND (u."expiresAt" IS NULL OR u."expiresAt" > now())`,
  );
  return session;
}

/** Records the use of the current token, not at each refresh, so that most of them write nothing. */
async function recordUse(session: Session, request: Request): Promise<Refreshed> {
  const { id, sessionToken, hasPrevious, isUsed, isUnseen } = session;
  if (isUnseen || (hasPrevious && !isUsed)) {
    const { device, address } = callerOf(request);
    // Only while the token is the same: its successor may have been issued in the meantime and is not used yet.
    await db.$executeRaw`
      UPDATE "Session" SET "tokenUsedAt" = COALESCE("tokenUsedAt", ${new Date()}), "lastSeenAt" = now(),
        "device" = ${device}, "address" = ${address}
      WHERE "id" = ${id}::uuid AND "sessionToken" = ${sessionToken}`;
  }
  return granted(session);
}

/**
 * Replaces the token. The successor follows from the token and AUTH_SECRET, so concurrent refreshes and one that is repeated
 * after a lost response get the same.
 */
async function rotate(session: Session, token: string, request: Request): Promise<Refreshed> {
  const { id, sessionToken, isCurrent, end } = session;
  const [successor] = successorsOf(id, token);
  const expires = sessionEnd(end);
  const { device, address } = callerOf(request);
  const count = await db.$executeRaw`
    UPDATE "Session" SET "sessionToken" = ${hashSessionToken(successor)}, "previousToken" = ${hashSessionToken(token)},
      "rotatedAt" = now(), "tokenUsedAt" = NULL, "lastSeenAt" = now(), "expires" = ${expires},
      "device" = ${device}, "address" = ${address}
    WHERE "id" = ${id}::uuid AND "sessionToken" = ${sessionToken} AND (${isCurrent} OR "tokenUsedAt" IS NULL)`;
  // Another refresh was faster.
  if (count === 0) return refreshSession(request);
  return granted({ ...session, expires }, successor);
}

/** Returns the successor of the replaced token once more. */
async function repeat(session: Session, token: string, request: Request): Promise<Refreshed> {
  const successor = successorsOf(session.id, token).find(
    (one) => hashSessionToken(one) === session.sessionToken,
  );
  // AUTH_SECRET has changed since: nobody has used the successor, so it can be replaced.
  return successor === undefined ? rotate(session, token, request) : granted(session, successor);
}

async function granted({ id, userId, end, expires }: Session, token?: string): Promise<Refreshed> {
  return {
    accessToken: await signAccessToken({ userId, sessionId: id }, end < expires ? end : expires),
    cookie: token && setCookie(sessionCookieName(), token, expires),
  };
}

async function endReused({ id, userId }: Session, request: Request): Promise<never> {
  log.warn("a session was ended because its cookie was used twice");
  const which = Prisma.sql`"id" = ${id}::uuid AND "userId" = ${userId}::uuid`;
  await deleteSession(which, "session-reused", request);
  throw unauthorized();
}

/** Returns the possible successors of a token, one per secret in AUTH_SECRET; the first is the one to issue. */
function successorsOf(sessionId: string, token: string): [string, ...string[]] {
  const derive = (secret: Uint8Array) =>
    createHmac("sha256", secret)
      .update(sessionId + token)
      .digest("base64url");
  const [first, ...others] = secretsFor("session-rotation");
  return [derive(first), ...others.map(derive)];
}

/** Returns whether a request comes from where the session was last used. */
function isLastCaller({ device, address }: Session, request: Request): boolean {
  const caller = callerOf(request);
  return caller.device === device && caller.address === address;
}
