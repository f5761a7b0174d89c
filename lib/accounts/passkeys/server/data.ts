import "server-only";
import { randomBytes } from "node:crypto";
import { demoKinds } from "@/lib/accounts/tenant-kind";
import { changeSignInMethods, requireOtherMethod } from "@/lib/accounts/server/sign-in/change-methods";
import { db, sql } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { notFound } from "@/lib/server/problem";

/** The WebAuthn user of a passkey: the handle as base64url, and the email address by which the browser lists it. */
export type PasskeyOwner = { handle: string; email: string; name: string };

/** Returns a new WebAuthn user handle: 64 random bytes, which tell nothing about the person. */
export function newUserHandle(): string {
  return randomBytes(64).toString("base64url");
}

/** Returns the owner of an account's passkeys. They all have one handle, created with the first. Throws 404 for a demo. */
export async function ownerOf(userId: string): Promise<PasskeyOwner> {
  // Not by Prisma, which would change the version of the profile.
  const [user] = await sql<{ handle: Buffer; email: string | null; name: string }>`
    UPDATE "User" SET "passkeyUserId" = COALESCE("passkeyUserId", ${randomBytes(64)})
    WHERE "id" = ${userId}::uuid AND NOT "kind"::text = ANY(${demoKinds})
    RETURNING "passkeyUserId" AS "handle", COALESCE("signInEmail", "email") AS "email", "displayName" AS "name"`;
  if (!user) throw notFound();
  const { handle, email, name } = user;
  return { handle: handle.toString("base64url"), email: email ?? name, name };
}

/** Returns the credentials of a workspace's passkeys, which its browsers are told about. */
export async function credentialsOf(userId: string) {
  return db.passkey.findMany({ where: { userId }, select: { credentialId: true, transports: true } });
}

/** Returns the workspace's passkeys, the oldest first. */
export async function listPasskeys(userId: string) {
  return db.passkey.findMany({
    where: { userId },
    select: passkeyColumns,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

export async function getPasskey(userId: string, id: string) {
  return db.passkey.findUniqueOrThrow({ where: { userId_id: { userId, id } }, select: passkeyColumns });
}

export async function renamePasskey(userId: string, id: string, name: string) {
  return db.passkey.update({ where: { userId_id: { userId, id } }, data: { name }, select: passkeyColumns });
}

/** Removes a passkey. Throws 409 if it is the last way to sign in, 404 if it does not exist. */
export async function removePasskey(userId: string, id: string, request: Request): Promise<void> {
  await changeSignInMethods({ userId, kind: "passkey-removed", request }, async (transaction) => {
    await transaction.passkey.delete({ where: { userId_id: { userId, id } }, select: { id: true } });
    await requireOtherMethod(transaction, userId);
  });
}

export const passkeyColumns = {
  id: true,
  name: true,
  isSynced: true,
  createdAt: true,
  lastUsedAt: true,
} satisfies Prisma.PasskeySelect;
