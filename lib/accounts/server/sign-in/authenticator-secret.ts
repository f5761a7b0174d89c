import "server-only";
import { EncryptJWT, jwtDecrypt } from "jose";
import { secretsFor } from "@/lib/server/secret";

const KEY_USE = { alg: "dir", enc: "A256GCM" };
const ONLY_OURS = {
  keyManagementAlgorithms: [KEY_USE.alg],
  contentEncryptionAlgorithms: [KEY_USE.enc],
};

const keys = () => secretsFor("authenticator-secret");

/** Encrypts the secret of an authenticator app for storage, for this user only. */
export async function sealSecret(secret: string, userId: string): Promise<string> {
  return new EncryptJWT({ secret }).setProtectedHeader(KEY_USE).setSubject(userId).encrypt(keys()[0]);
}

/**
 * Returns the secret that was encrypted for this user, and whether that was with an earlier AUTH_SECRET. Returns undefined
 * if no secret in AUTH_SECRET decrypts it.
 */
export async function openSecret(
  sealed: string,
  userId: string,
): Promise<{ secret: string; isEarlierKey: boolean } | undefined> {
  for (const [index, key] of keys().entries()) {
    const opened = await jwtDecrypt(sealed, key, { ...ONLY_OURS, subject: userId }).catch(() => undefined);
    const secret = opened?.payload.secret;
    if (typeof secret === "string") return { secret, isEarlierKey: index > 0 };
  }
  return undefined;
}
