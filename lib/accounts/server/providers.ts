import "server-only";
import { isDemo } from "@/lib/accounts/tenant-kind";
import { hasGoogle, startGoogle } from "@/lib/accounts/server/sign-in/auth";
import { changeSignInMethods, requireOtherMethod } from "@/lib/accounts/server/sign-in/change-methods";
import { currentAccounts } from "@/lib/accounts/server/sign-in/provider-accounts";
import type { SessionIds } from "@/lib/accounts/server/session/session-tokens";
import type { SignInIntention } from "@/lib/accounts/server/sign-in/intention";
import { db } from "@/lib/server/db/client";
import { invalid, notFound } from "@/lib/server/problem";
import { json } from "@/lib/api/server/route";

/**
 * Starts a sign-in at the provider for a signed-in person. Returns the response with the URL to send the browser to, and the
 * cookies of the sign-in. Throws 404 if no provider is configured.
 */
export async function providerAddress(intention: SignInIntention, request: Request): Promise<Response> {
  if (!hasGoogle()) throw notFound();
  const start = await startGoogle(request, intention);
  const answer = json({ url: start.headers.get("location") });
  for (const cookie of start.headers.getSetCookie()) answer.headers.append("set-cookie", cookie);
  return answer;
}

/** Starts a sign-in that adds a provider account. Throws 404 for a demo, which is kept instead. */
export async function startAdding({ userId, sessionId }: SessionIds, request: Request): Promise<Response> {
  const { kind } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { kind: true } });
  if (isDemo(kind)) throw notFound();
  return providerAddress({ purpose: "add", userId, sessionId }, request);
}

/** Starts a sign-in that proves the identity of the person. Throws 422 if the account has no provider account to sign in with. */
export async function startProof({ userId, sessionId }: SessionIds, request: Request): Promise<Response> {
  const count = hasGoogle() ? await db.account.count({ where: { userId, ...currentAccounts() } }) : 0;
  if (count === 0) throw invalid([{ path: "passphrase", message: "Enter your passphrase" }]);
  return providerAddress({ purpose: "prove", userId, sessionId }, request);
}

/** Removes a provider account. Throws 409 if it is the last way to sign in, 404 if it does not exist. */
export async function removeProvider(userId: string, id: string, request: Request): Promise<void> {
  await changeSignInMethods({ userId, kind: "provider-removed", request }, async (transaction) => {
    const { count } = await transaction.account.deleteMany({ where: { userId, id } });
    if (count === 0) throw notFound();
    await requireOtherMethod(transaction, userId);
  });
}
