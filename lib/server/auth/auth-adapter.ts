import "server-only";
import type { Adapter, AdapterAccount, AdapterSession, AdapterUser } from "next-auth/adapters";
import { PrismaAdapter } from "@auth/prisma-adapter";
import { v7 as newId } from "uuid";
import { demoKinds } from "@/lib/auth/tenant-kind";
import { isDuplicate, isMissing } from "@/lib/server/db/database-problem";
import { db } from "@/lib/server/db/client";
import { endTenant } from "@/lib/server/jobs/end-tenant";
import { env } from "@/lib/server/env";
import type { KeepIntention } from "./keep-intention";
import { logSecurityEvent, securityEvent, securityEventFields } from "@/lib/server/security-events/record";
import { callerOf } from "@/lib/server/http/caller";
import { hashSessionToken, newSessionToken, sessionEnd, type SignInMethod } from "./session";
import { KeepRefused } from "./sign-in-error";

/**
 * Returns the adapter of one sign-in: the Prisma adapter with a few differences. A person is identified by their account
 * at the provider and never by an email address, which anyone can write into their profile. An existing session of the
 * browser is linked to the account only when its demo is to be kept. A tenant and its account are written together,
 * without the provider's tokens, which are not used. See docs/decisions/0070-keep-this-workspace.md.
 */
export function authAdapter(request: Request, intention?: KeepIntention): Adapter {
  const end = googleEnd();
  const keptToken = newSessionToken();
  let newUser: AdapterUser | undefined;
  return {
    ...PrismaAdapter(db),
    getUserByEmail: async () => null,
    getUserByAccount: (account) => findByAccount(account, intention),
    getSessionAndUser: async (sessionToken) =>
      intention ? { user: await findKept(sessionToken, intention), session: renewed(intention) } : null,
    createUser: async (profile) => (newUser = { ...profile, id: newId() }),
    linkAccount: async (account) => {
      if (intention) await keep(renewed(intention), account, { end, request });
      else if (newUser) await createTenant(newUser, account, { end, request });
    },
    createSession: async ({ sessionToken, userId }) => {
      const { expiresAt } = await db.user.findUniqueOrThrow({ where: { id: userId } });
      const session = { sessionToken, userId, expires: sessionEnd(expiresAt) };
      await db.$transaction([
        db.session.create({ data: stored(session, request), select: { id: true } }),
        db.securityEvent.create({ data: securityEvent(userId, "signed-in", request), select: { id: true } }),
      ]);
      logSecurityEvent("signed-in");
      return session;
    },
  };

  /** Returns the new session of a kept demo, which replaces the one in the cookie. */
  function renewed({ userId }: KeepIntention) {
    return { sessionToken: keptToken, userId, expires: sessionEnd(end) };
  }
}

/** Returns a session as the database stores it: with its token hashed, and where it was opened. */
function stored(session: AdapterSession, request: Request) {
  const opened = { method: "provider" satisfies SignInMethod, provenAt: new Date(), ...callerOf(request) };
  return { ...session, sessionToken: hashSessionToken(session.sessionToken), ...opened };
}

/** When the tenant of a sign-in ends, and the request that signs in. */
type SignIn = { end: Date | null; request: Request };

type AccountKey = Pick<AdapterAccount, "provider" | "providerAccountId">;

/** Returns the tenant of an account. An expired tenant is deleted here if the sweep has not deleted it yet. */
async function findByAccount({ provider, providerAccountId }: AccountKey, intention?: KeepIntention) {
  const account = await db.account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    select: { user: { select: { id: true, expiresAt: true } } },
  });
  if (!account) return null;
  const { id, expiresAt } = account.user;
  if (!expiresAt || expiresAt > new Date()) {
    if (intention) throw new KeepRefused("taken");
    return adapterUser(id);
  }
  await endTenant(id).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  return null;
}

/** Returns the demo of the browser's session, provided that this session asked to keep it. */
async function findKept(sessionToken: string, { userId, sessionId }: KeepIntention) {
  const now = new Date();
  const demo = { kind: { in: demoKinds }, expiresAt: { gt: now } };
  const session = await db.session.findFirst({
    where: {
      OR: [
        { sessionToken: { in: [hashSessionToken(sessionToken), sessionToken] } },
        { previousToken: hashSessionToken(sessionToken) },
      ],
      id: sessionId,
      userId,
      expires: { gt: now },
      user: demo,
    },
  });
  if (!session) throw new KeepRefused("ended");
  return adapterUser(userId);
}

/** Turns the demo into the account's workspace, in one transaction. Earlier sessions end, so no old cookie opens it. */
async function keep(session: AdapterSession, account: AdapterAccount, { end, request }: SignIn) {
  const { userId } = session;
  try {
    await db.$transaction(async (transaction) => {
      const { count } = await transaction.user.updateMany({
        where: { id: userId, kind: { in: demoKinds }, expiresAt: { gt: new Date() } },
        data: { kind: "google", expiresAt: end },
      });
      if (count === 0) throw new KeepRefused("ended");
      await transaction.session.deleteMany({ where: { userId } });
      await transaction.session.create({ data: stored(session, request), select: { id: true } });
      await transaction.account.create({ data: { ...accountRow(account), userId } });
      await transaction.securityEvent.create({ data: securityEvent(userId, "workspace-kept", request) });
    });
    logSecurityEvent("workspace-kept");
  } catch (error) {
    // Someone signed in with this account at the same moment.
    throw isDuplicate(error) ? new KeepRefused("taken") : error;
  }
}

async function createTenant(profile: AdapterUser, account: AdapterAccount, { end, request }: SignIn) {
  const { id, name, email, image, emailVerified } = profile;
  await db.user.create({
    data: {
      id,
      kind: "google",
      expiresAt: end,
      displayName: name || "New User",
      name,
      email,
      image,
      emailVerified,
      accounts: { create: accountRow(account) },
      securityEvents: { create: securityEventFields("account-created", request) },
    },
    select: { id: true },
  });
  logSecurityEvent("account-created");
}

function accountRow({ type, provider, providerAccountId }: AdapterAccount) {
  return { type, provider, providerAccountId };
}

/** Auth.js requires a user object and uses only its id. */
function adapterUser(id: string): AdapterUser {
  return { id, email: "", emailVerified: null };
}

/** Returns when a tenant that signs in with Google now expires; null means never. */
function googleEnd(): Date | null {
  const hours = env().GOOGLE_DATA_HOURS;
  return hours === 0 ? null : new Date(Date.now() + hours * 60 * 60 * 1000);
}
