import "server-only";
import { createHash } from "node:crypto";
import { env } from "@/lib/server/env";

/**
 * 32 bytes for one purpose from each key of AUTH_SECRET: what is signed for another purpose does not hold here. The first
 * signs; the others are of before a rotation, and what they signed holds until it expires.
 */
export function secretsFor(purpose: string): [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]] {
  const [first = "", ...others] = env().AUTH_SECRET;
  const derive = (secret: string) =>
    new Uint8Array(createHash("sha256").update(`${purpose}:${secret}`).digest());
  return [derive(first), ...others.map(derive)];
}
