import "server-only";
import { v7 as newId } from "uuid";
import { demoKinds } from "@/lib/accounts/tenant-kind";
import { isTimeZone } from "@/lib/shared/dates/time-zone";
import { demoContent } from "@/lib/demo/server/data";
import { openSession, type SignInMethod } from "@/lib/accounts/server/session/session";
import type { SessionIds } from "@/lib/accounts/server/session/session-tokens";
import { requireSignUp } from "@/lib/accounts/server/sign-in/sign-up";
import { db } from "@/lib/server/db/client";
import { isDuplicate } from "@/lib/server/db/database-problem";
import type { Prisma } from "@/lib/server/db/generated/client";
import { insertRows } from "@/lib/server/db/insert-rows";
import { callersNetwork, limitRate } from "@/lib/server/http/limits/rate-limit";
import { conflict, notFound } from "@/lib/server/problem";
import { logSecurityEvent, securityEvent } from "@/lib/security-events/server/record";
import { storeRecoveryCodes } from "./recovery-code-rows";
import type { NewAccount } from "@/lib/accounts/schema";

/** The first way to sign in to an account: how it is stored, and the method that it is. */
export type FirstWay = {
  method: SignInMethod;
  store: (transaction: Prisma.TransactionClient, userId: string) => Promise<void>;
};

/** A new session with the recovery codes of the account, which are shown only once. */
type OpenedAccount = { accessToken: string; cookie: string; recoveryCodes: string[] };

/**
 * Creates an account with its workspace and signs in, in one transaction. Throws 403 if the server accepts no new accounts,
 * 409 if the email address has one, and 429 after too many in an hour.
 */
export async function createAccount(
  { email, name, content }: NewAccount,
  way: FirstWay,
  request: Request,
): Promise<OpenedAccount> {
  await limitRate("account", callersNetwork(request));
  const userId = newId();
  const browserTimeZone = request.headers.get("time-zone");
  const timeZone = isTimeZone(browserTimeZone) ? browserTimeZone : "UTC";
  const { rows, sampleEnd } = await demoContent(content === "sample" ? "demo" : "blank", userId, timeZone);
  const user = { id: userId, kind: "account" as const, timeZone, displayName: name, email, sampleEnd };
  return opened(async (transaction) => {
    const ownership = await requireSignUp(transaction);
    const data = { ...user, ...ownership, signInEmail: email };
    await transaction.user.create({ data, select: { id: true } });
    if (sampleEnd) await insertRows(rows, transaction);
    await transaction.securityEvent.create({ data: securityEvent(userId, "account-created", request) });
    return addWay(transaction, userId, way, request);
  }, "account-created");
}

/**
 * Turns the demo of a session into an account, in one transaction: its rows stay, it no longer expires, and all its earlier
 * sessions end. Throws 404 if it is no demo or has ended, otherwise as `createAccount` does.
 */
export async function keepDemo(
  { userId }: SessionIds,
  { email, name }: Omit<NewAccount, "content">,
  way: FirstWay,
  request: Request,
): Promise<OpenedAccount> {
  await limitRate("account", callersNetwork(request));
  return opened(async (transaction) => {
    const ownership = await requireSignUp(transaction);
    const account = { ...ownership, kind: "account" as const, expiresAt: null, signInEmail: email };
    const { count } = await transaction.user.updateMany({
      where: { id: userId, kind: { in: demoKinds }, expiresAt: { gt: new Date() } },
      data: { ...account, displayName: name, email },
    });
    if (count === 0) throw notFound();
    await transaction.session.deleteMany({ where: { userId } });
    await transaction.securityEvent.create({ data: securityEvent(userId, "workspace-kept", request) });
    return addWay(transaction, userId, way, request);
  }, "workspace-kept");
}

async function addWay(
  transaction: Prisma.TransactionClient,
  userId: string,
  { store, method }: FirstWay,
  request: Request,
): Promise<OpenedAccount> {
  await store(transaction, userId);
  const recoveryCodes = await storeRecoveryCodes(transaction, userId);
  const session = await openSession({ userId, tenantEnd: null, method, request }, transaction);
  return { ...session, recoveryCodes };
}

async function opened(
  write: (transaction: Prisma.TransactionClient) => Promise<OpenedAccount>,
  event: "account-created" | "workspace-kept",
): Promise<OpenedAccount> {
  try {
    const account = await db.$transaction(write);
    logSecurityEvent(event);
    return account;
  } catch (error) {
    throw isDuplicate(error)
      ? conflict("An account with this email address already exists. Sign in instead.")
      : error;
  }
}
