import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { isDemo, type TenantKind } from "@/lib/accounts/tenant-kind";
import type { OpenSession } from "@/lib/accounts/sign-in/open-session";
import { sessionCookies } from "@/lib/accounts/session-cookies";
import { callerOf } from "@/lib/server/http/limits/caller";
import { clearCookie, readCookie, setCookie } from "@/lib/server/http/cookie";
import { db, sql } from "@/lib/server/db/client";
import { isHttps } from "@/lib/server/env";
import { unauthorized } from "@/lib/server/problem";
import { Prisma } from "@/lib/server/db/generated/client";
import { logSecurityEvent, securityEventFields } from "@/lib/security-events/server/record";
import { type SessionIds, sessionTokens } from "./session-tokens";
import { withTimeout } from "@/lib/server/db/timeout";

/** The authenticated caller, as every handler of a signed-in route receives it. */
export type SignedIn = SessionIds & { timeZone: string };

const ACCESS_TOKEN_MS = 15 * 60 * 1000;
/** A session ends when it was not used for this long. */
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const accessTokens = sessionTokens({ purpose: "access-token", audience: "pennant" });

/** Returns when a session that starts now expires: with its tenant, and after 30 days at the latest. */
export function sessionEnd(tenantEnd: Date | null): Date {
  const latest = new Date(Date.now() + SESSION_DAYS * DAY_MS);
  return tenantEnd && tenantEnd < latest ? tenantEnd : latest;
}

/** The name of the cookie that holds the session on this server. */
export const sessionCookieName = () => sessionCookies[isHttps() ? 0 : 1];

/** Verifies the bearer token of a data call and that its session and tenant have not expired. Throws 401 otherwise. */
export async function authenticate(request: Request): Promise<SignedIn> {
  return requireLiveSession(await readBearer(request));
}

/** Returns the session of the bearer token; undefined without a valid token. The session may have ended. */
async function readBearer(request: Request): Promise<SessionIds | undefined> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return token === undefined ? undefined : accessTokens.verify(token);
}

/** Checks in one statement that a session and its tenant have not expired. Throws 401 otherwise, and without a session. */
export async function requireLiveSession(session: SessionIds | undefined): Promise<SignedIn> {
  if (!session) throw unauthorized();
  const { userId, sessionId } = session;
  // The first statement of every data call, so a timeout here detects a database that does not respond.
  const [user] = await withTimeout(
    sql<{ timeZone: string }>`
      SELECT u."timeZone" FROM "Session" s JOIN "User" u ON u."id" = s."userId"
      WHERE s."id" = ${sessionId}::uuid AND s."userId" = ${userId}::uuid AND s."expires" > now()
        AND (u."expiresAt" IS NULL OR u."expiresAt" > now())`,
  );
  if (!user) throw unauthorized();
  return { userId, sessionId, timeZone: user.timeZone };
}

/** Returns the secret token of a new session, which only the browser stores. */
export const newSessionToken = () => randomBytes(32).toString("base64url");

/** Hashes a session token for storage, so that a stored value cannot be used to sign in. */
export function hashSessionToken(sessionToken: string): string {
  return `sha256:${createHash("sha256").update(sessionToken).digest("base64url")}`;
}

/** The method by which a session was opened. */
export type SignInMethod = "demo" | "passkey" | "passphrase" | "provider" | "recovery";

type NewSession = { userId: string; tenantEnd: Date | null; method: SignInMethod; request: Request };

/** Creates a session. Returns its Set-Cookie value and the first access token. */
export async function openSession(
  { userId, tenantEnd, method, request }: NewSession,
  within: Pick<typeof db, "session"> = db,
) {
  const sessionToken = newSessionToken();
  const expires = sessionEnd(tenantEnd);
  const session = await within.session.create({
    data: {
      sessionToken: hashSessionToken(sessionToken),
      userId,
      expires,
      method,
      provenAt: new Date(),
      ...callerOf(request),
    },
    select: { id: true },
  });
  return {
    cookie: setCookie(sessionCookieName(), sessionToken, expires),
    accessToken: await signAccessToken({ userId, sessionId: session.id }, expires),
  };
}

/** Returns the user of the session in the request's cookie; null without a valid session. */
export async function findOpenSession(request: Request): Promise<OpenSession | null> {
  const stored = storedTokenOf(request);
  if (!stored) return null;
  const [user] = await withTimeout(
    sql<{ displayName: string; kind: TenantKind; createdAt: Date }>`
      SELECT u."displayName", u."kind", u."createdAt"
      FROM "Session" s JOIN "User" u ON u."id" = s."userId"
      WHERE (s."sessionToken" = ${stored} OR s."previousToken" = ${stored}) AND s."expires" > now()
        AND (u."expiresAt" IS NULL OR u."expiresAt" > now())`,
  );
  if (!user) return null;
  const { displayName, kind, createdAt } = user;
  return { displayName, isDemo: isDemo(kind), startedAt: createdAt.toISOString() };
}

/** Returns whether the session in the request's cookie is one of this user. */
export async function hasSessionOf(request: Request, userId: string): Promise<boolean> {
  const stored = storedTokenOf(request);
  if (!stored) return false;
  const found = await db.session.findFirst({
    where: {
      userId,
      OR: [{ sessionToken: stored }, { previousToken: stored }],
      expires: { gt: new Date() },
    },
    select: { id: true },
  });
  return found !== null;
}

/**
 * Deletes the session of the bearer token and that of the cookie: their tokens are rejected from the next call on. A page that
 * could not renew its token signs out by the cookie alone. Throws 401 if there is no session.
 */
export async function closeSessions(request: Request): Promise<void> {
  const { userId = null, sessionId = null } = (await readBearer(request)) ?? {};
  const stored = storedTokenOf(request) ?? null;
  const which = Prisma.sql`("id" = ${sessionId}::uuid AND "userId" = ${userId}::uuid)
    OR "sessionToken" = ${stored} OR "previousToken" = ${stored}`;
  if ((await deleteSession(which, "signed-out", request)) === 0) throw unauthorized();
}

/** Deletes the session of the request's cookie, if there is one. */
export async function closeSessionOf(request: Request): Promise<void> {
  const stored = storedTokenOf(request);
  if (!stored) return;
  await deleteSession(
    Prisma.sql`"sessionToken" = ${stored} OR "previousToken" = ${stored}`,
    "signed-out",
    request,
  );
}

/**
 * Deletes a session and records a security event, in one statement. Returns how many were deleted, without those of tenants
 * that have ended.
 */
export async function deleteSession(
  which: Prisma.Sql,
  event: "signed-out" | "session-reused",
  request: Request,
): Promise<number> {
  const { id, kind, device, address } = securityEventFields(event, request);
  const count = await withTimeout(
    db.$executeRaw`
      WITH ended AS (DELETE FROM "Session" WHERE ${which} RETURNING "userId")
      INSERT INTO "SecurityEvent" ("userId", "id", "kind", "device", "address")
      SELECT DISTINCT "userId", ${id}::uuid, ${kind}, ${device}, ${address}
      FROM ended JOIN "User" ON "User"."id" = ended."userId"
      WHERE "User"."expiresAt" IS NULL OR "User"."expiresAt" > now()`,
  );
  if (count > 0) logSecurityEvent(kind);
  return count;
}

/** Returns the stored form of the cookie's token. */
export function storedTokenOf(request: Request): string | undefined {
  const token = readCookie(request, sessionCookieName());
  return token ? hashSessionToken(token) : undefined;
}

/** The Set-Cookie value that removes the session from the browser. */
export function clearedSessionCookie(): string {
  return clearCookie(sessionCookieName());
}

/** Returns a token that is valid for 15 minutes, or until `end` if that is earlier. */
export async function signAccessToken(session: SessionIds, end: Date): Promise<string> {
  return accessTokens.sign(session, new Date(Math.min(Date.now() + ACCESS_TOKEN_MS, end.getTime())));
}
