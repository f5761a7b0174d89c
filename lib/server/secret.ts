import "server-only";
import { createHash } from "node:crypto";
import { env } from "@/lib/server/env";

/**
 * Derives a 32-byte key per purpose from each secret in AUTH_SECRET, so that a signature for one purpose is not valid for
 * another. The first signs; the others are from before a rotation and only verify.
 */
export function secretsFor(purpose: string): [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]] {
  const [first = "", ...others] = env().AUTH_SECRET;
  const derive = (secret: string) =>
    new Uint8Array(createHash("sha256").update(`${purpose}:${secret}`).digest());
  return [derive(first), ...others.map(derive)];
}
