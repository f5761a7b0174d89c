import "server-only";
import type { AdapterAccount } from "next-auth/adapters";
import { isMissing } from "@/lib/server/db/database-problem";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { endTenant } from "@/lib/server/jobs/end-tenant";
import { type Claims, GOOGLE, isEmailVerified } from "./openid";

/** The provider of Google's accounts, and of all accounts that earlier versions stored. */
const GOOGLE_PROVIDER = "google";

/** Returns the name under which accounts of the configured provider are stored: each issuer has its own account ids. */
function currentProvider(): string {
  const issuer = env().GOOGLE_ISSUER;
  return issuer === GOOGLE ? GOOGLE_PROVIDER : `oidc:${issuer}`;
}

/** Returns the condition for accounts that can sign in at the configured provider. */
export function currentAccounts() {
  // Earlier versions did not store the issuer.
  return { OR: [{ provider: currentProvider() }, { provider: GOOGLE_PROVIDER, createdAt: null }] };
}

/** Returns the id of the tenant that an account at the provider opens. An expired one is deleted if it was not swept yet. */
export async function findTenantOf(providerAccountId: string, claims?: Claims): Promise<string | null> {
  const tenant = await findAccount(providerAccountId, claims);
  if (!tenant) return null;
  const { id, expiresAt } = tenant;
  if (!expiresAt || expiresAt > new Date()) return id;
  await endTenant(id).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  return null;
}

async function findAccount(providerAccountId: string, claims?: Claims) {
  const provider = currentProvider();
  const accounts = await db.account.findMany({
    where: { providerAccountId, ...currentAccounts() },
    include: { user: { select: { id: true, expiresAt: true, createdAt: true } } },
  });
  const account = accounts.find((one) => one.provider === provider) ?? accounts[0];
  if (!account) return undefined;
  // An account without an issuer belongs to the first one at which it signs in.
  const { id, createdAt, emailVerified, user } = account;
  const isNewlyVerified = !emailVerified && claims !== undefined && isEmailVerified(claims);
  if (!createdAt || isNewlyVerified)
    await db.account.update({
      where: { id },
      data: { ...accountColumns(claims), provider, createdAt: createdAt ?? user.createdAt },
      select: { id: true },
    });
  return user;
}

/** Returns the row of a new account, without the provider's tokens, which are not used. */
export function accountRow({ type, providerAccountId }: AdapterAccount, claims?: Claims) {
  const provider = currentProvider();
  return { type, provider, providerAccountId, ...accountColumns(claims), createdAt: new Date() };
}

/** The name is the provider's, to tell several accounts apart together with the email address. */
function accountColumns(claims?: Claims) {
  const emailVerified = claims !== undefined && isEmailVerified(claims);
  return { name: env().GOOGLE_NAME, email: claims?.email, emailVerified };
}
