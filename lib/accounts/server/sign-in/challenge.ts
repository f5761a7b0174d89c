import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { db, sql } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import type { SignInMethod } from "@/lib/accounts/server/session/session";

const LIFE_MS = 5 * 60_000;
/** After as many wrong codes the sign-in must begin again. */
export const MAX_ATTEMPTS = 5;

/** The first step of a sign-in that waits for a code. */
export type FirstStep = Extract<SignInMethod, "passphrase" | "recovery">;

export type PendingSignIn = { userId: string; tenantEnd: Date | null; method: FirstStep; attempts: number };

/** Stores that a person has taken the first step of a sign-in. Returns the token with which they take the second. */
export async function newChallenge(
  { userId, method }: { userId: string; method: FirstStep },
  within: Pick<Prisma.TransactionClient, "signInChallenge"> = db,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + LIFE_MS);
  await within.signInChallenge.create({
    data: { userId, hash: hashOf(token), method, expiresAt },
    select: { userId: true },
  });
  return token;
}

/** Returns whose sign-in a token is; undefined if it is unknown, used or expired, or has had too many wrong codes. */
export async function ownerOfChallenge(token: string): Promise<string | undefined> {
  const found = await db.signInChallenge.findUnique({
    where: { hash: hashOf(token), expiresAt: { gt: new Date() }, attempts: { lt: MAX_ATTEMPTS } },
    select: { userId: true },
  });
  return found?.userId;
}

/** Counts an attempt to take the second step. Returns the sign-in, or undefined as `ownerOfChallenge` does. */
export async function countAttempt(token: string): Promise<PendingSignIn | undefined> {
  const [pending] = await sql<PendingSignIn>`
    UPDATE "SignInChallenge" c SET "attempts" = "attempts" + 1 FROM "User" u
    WHERE c."hash" = ${hashOf(token)} AND c."expiresAt" > now() AND c."attempts" < ${MAX_ATTEMPTS}
      AND u."id" = c."userId" AND (u."expiresAt" IS NULL OR u."expiresAt" > now())
    RETURNING c."userId", u."expiresAt" AS "tenantEnd", c."method", c."attempts"`;
  return pending;
}

/** Deletes a challenge that was answered. Returns false if another request was faster. */
export async function deleteChallenge(
  transaction: Prisma.TransactionClient,
  token: string,
): Promise<boolean> {
  const { count } = await transaction.signInChallenge.deleteMany({ where: { hash: hashOf(token) } });
  return count > 0;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
