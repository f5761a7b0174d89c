import "server-only";
import type { Adapter, AdapterSession, AdapterUser } from "next-auth/adapters";
import { PrismaAdapter } from "@auth/prisma-adapter";
import { v7 as newId } from "uuid";
import { demoKinds } from "@/lib/accounts/tenant-kind";
import { isDuplicate } from "@/lib/server/db/database-problem";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { env } from "@/lib/server/env";
import { Problem } from "@/lib/server/problem";
import { logSecurityEvent, securityEvent, securityEventFields } from "@/lib/security-events/server/record";
import { callerOf } from "@/lib/server/http/limits/caller";
import { changeSignInMethods } from "./change-methods";
import type { Claims } from "./openid";
import { accountRow, findTenantOf } from "./provider-accounts";
import {
  hashSessionToken,
  newSessionToken,
  sessionEnd,
  type SignInMethod,
} from "@/lib/accounts/server/session/session";
import { SignInRefused } from "./error";
import type { SignInIntention } from "./intention";
import { limitsProviderSignUp, requireSignUp } from "./sign-up";

/** A sign-in at the provider. The claims are known once the provider's tokens have been verified. */
export type SignInCall = { request: Request; intention?: SignInIntention; claims?: Claims };

/**
 * Returns the adapter of one sign-in. All methods that a sign-in calls are its own; those of the Prisma adapter below them are for
 * what Auth.js calls beside the callback, see docs/decisions/0149-use-of-next-auth.md. A person is identified by their account at the
 * provider and never by an email address, which anyone can write into their profile. An existing session of the browser is linked to
 * the account only when it has asked for that, see docs/decisions/0070-keep-this-workspace.md. A tenant and its account are
 * written together.
 */
export function authAdapter(call: SignInCall): Adapter {
  const { request, intention } = call;
  const end = googleEnd();
  const keptToken = newSessionToken();
  let newUser: AdapterUser | undefined;
  return {
    ...PrismaAdapter(db),
    getUserByEmail: async () => null,
    getUserByAccount: async ({ providerAccountId }) => {
      const tenantId = await findTenantOf(providerAccountId, call.claims);
      if (intention) requireFitting(tenantId, intention);
      return tenantId === null ? null : adapterUser(tenantId);
    },
    getSessionAndUser: async (sessionToken) => {
      if (!intention) return null;
      const { userId } = intention;
      await requireAsked(sessionToken, intention);
      // A kept demo gets a new session, which replaces the one in the cookie.
      const session = { sessionToken: keptToken, userId, expires: sessionEnd(end) };
      return { user: adapterUser(userId), session };
    },
    createUser: async (profile) => (newUser = { ...profile, id: newId() }),
    linkAccount: async (account) => {
      const row = accountRow(account, call.claims);
      if (intention?.purpose === "keep") await keep(keptToken, row, { ...intention, end, request });
      else if (intention?.purpose === "add") await add(row, intention, request);
      else if (newUser) await createTenant(newUser, row, { end, request });
    },
    createSession: async ({ sessionToken, userId }) => {
      // Only reached without the session that the intention belongs to.
      if (intention) throw new SignInRefused("unverified");
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
}

/** Refuses an account at the provider that does not fit the intention; `tenantId` is the tenant that it opens. */
function requireFitting(tenantId: string | null, { purpose, userId }: SignInIntention): void {
  if (purpose === "prove" && tenantId !== userId) throw new SignInRefused("other");
  if (purpose === "keep" && tenantId !== null) throw new SignInRefused("taken");
  if (purpose === "add" && tenantId !== null && tenantId !== userId) throw new SignInRefused("used");
}

/** Requires that the browser's session is the one that asked, and to keep a demo, that the demo has not ended. */
async function requireAsked(sessionToken: string, { purpose, userId, sessionId }: SignInIntention) {
  const now = new Date();
  const stored = hashSessionToken(sessionToken);
  const session = await db.session.findFirst({
    where: {
      OR: [{ sessionToken: stored }, { previousToken: stored }],
      id: sessionId,
      userId,
      expires: { gt: now },
      user:
        purpose === "keep"
          ? { kind: { in: demoKinds }, expiresAt: { gt: now } }
          : { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    },
    select: { id: true },
  });
  if (!session) throw new SignInRefused(purpose === "keep" ? "ended" : "unverified");
}

/** Returns a session as the database stores it: with its token hashed, and where it was opened. */
function stored(session: AdapterSession, request: Request) {
  const opened = { method: "provider" satisfies SignInMethod, provenAt: new Date(), ...callerOf(request) };
  return { ...session, sessionToken: hashSessionToken(session.sessionToken), ...opened };
}

type AccountRow = ReturnType<typeof accountRow>;
/** When the tenant of a sign-in ends, and the request that signs in. */
type SignIn = { end: Date | null; request: Request };

/** Turns the demo into the account's workspace, in one transaction. Earlier sessions end, so no old cookie opens it. */
async function keep(
  sessionToken: string,
  account: AccountRow,
  { userId, end, request }: SignInIntention & SignIn,
) {
  const session = stored({ sessionToken, userId, expires: sessionEnd(end) }, request);
  await written("taken", () =>
    db.$transaction(async (transaction) => {
      const ownership = await requireLimitedSignUp(transaction);
      const { count } = await transaction.user.updateMany({
        where: { id: userId, kind: { in: demoKinds }, expiresAt: { gt: new Date() } },
        data: { ...ownership, kind: "google", expiresAt: end },
      });
      if (count === 0) throw new SignInRefused("ended");
      await transaction.session.deleteMany({ where: { userId } });
      await transaction.session.create({ data: session, select: { id: true } });
      await transaction.account.create({ data: { ...account, userId } });
      await transaction.securityEvent.create({ data: securityEvent(userId, "workspace-kept", request) });
    }),
  );
  logSecurityEvent("workspace-kept");
}

async function add(account: AccountRow, { userId }: SignInIntention, request: Request) {
  await written("used", () =>
    changeSignInMethods({ userId, kind: "provider-added", request }, (transaction) =>
      transaction.account.create({ data: { ...account, userId }, select: { id: true } }),
    ),
  );
}

async function createTenant(profile: AdapterUser, account: AccountRow, { end, request }: SignIn) {
  const { id, name, email, image, emailVerified } = profile;
  const data = {
    id,
    kind: "google" as const,
    expiresAt: end,
    displayName: name || "New User",
    name,
    email,
    image,
    emailVerified,
    accounts: { create: account },
    securityEvents: { create: securityEventFields("account-created", request) },
  };
  await db.$transaction(async (transaction) => {
    const ownership = await requireLimitedSignUp(transaction);
    await transaction.user.create({ data: { ...data, ...ownership }, select: { id: true } });
  });
  logSecurityEvent("account-created");
}

/** Runs the writes of an account that someone else may have stored at the same moment. */
async function written(taken: "taken" | "used", write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isDuplicate(error) ? new SignInRefused(taken) : error;
  }
}

/** Refuses a new permanent workspace where SIGN_UP does not allow one. Returns whether it becomes the owner of the server. */
async function requireLimitedSignUp(transaction: Prisma.TransactionClient) {
  if (!limitsProviderSignUp()) return { isServerOwner: false };
  return requireSignUp(transaction).catch((error: unknown) => {
    throw error instanceof Problem ? new SignInRefused("closed") : error;
  });
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
