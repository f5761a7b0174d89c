import "server-only";
import type { SignUp } from "@/lib/settings/settings";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { Problem } from "@/lib/server/problem";

type Client = Pick<typeof db, "$queryRaw" | "user">;

/** Returns who may create an account now: "first" only while nobody has one, and "closed" after that. */
export async function signUpState(within: Client = db): Promise<SignUp> {
  // On a platform the first visitor is rarely the owner.
  const policy = env().SIGN_UP ?? (process.env.VERCEL ? "closed" : "first");
  return policy === "first" && (await hasAccount(within)) ? "closed" : policy;
}

/**
 * Throws 403 unless an account may be created. Within a transaction, so that two first persons wait for each other. Returns
 * whether the account becomes the owner of the server, which it does where only the first person may create one.
 */
export async function requireSignUp(transaction: Client): Promise<{ isServerOwner: boolean }> {
  await transaction.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('sign-up'))::text`;
  return { isServerOwner: (await requireOpenSignUp(transaction)) === "first" };
}

/** Throws 403 unless an account may be created now. For checks before the work that `requireSignUp` is part of. */
export async function requireOpenSignUp(within: Client = db): Promise<SignUp> {
  const state = await signUpState(within);
  if (state === "closed") throw new Problem(403, "This server does not accept new accounts.");
  return state;
}

/**
 * Returns whether SIGN_UP also limits who may create a workspace with the provider. Without the variable, whoever has an
 * account at the provider may. Temporary workspaces are never limited.
 */
export function limitsProviderSignUp(): boolean {
  return env().SIGN_UP !== undefined && env().GOOGLE_DATA_HOURS === 0;
}

/** Returns whether the server has a workspace that does not expire. */
async function hasAccount(within: Client): Promise<boolean> {
  const found = await within.user.findFirst({ where: { expiresAt: null }, select: { id: true } });
  return found !== null;
}
