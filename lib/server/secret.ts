import "server-only";
import { createHash } from "node:crypto";
import { env } from "./env";

/** 32 bytes made from AUTH_SECRET for one purpose: what is signed for another does not hold here. */
export function secretFor(purpose: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(`${purpose}:${env().AUTH_SECRET}`).digest());
}
