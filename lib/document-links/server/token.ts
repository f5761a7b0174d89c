import "server-only";
import { createHash, randomBytes } from "node:crypto";

const ID_BYTES = 16;
const TOKEN_BYTES = 32;

/**
 * Returns a new token for the address of a client's page: the user's id, by which a distributed database finds the node of the
 * link, and a secret of 256 bits.
 */
export const newLinkToken = (userId: string) =>
  Buffer.concat([idBytes(userId), randomBytes(TOKEN_BYTES)]).toString("base64url");

/** Returns the stored form of a token. */
export const hashLinkToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** Returns whether a text could be a token: 64 characters of base64url, or 43 before 28 November 2026, without the user's id. */
export const isLinkToken = (text: string) => /^[\w-]{43}(?:[\w-]{21})?$/.test(text);

/** Returns the id of the user in a token, or undefined for one without. */
export function userOfToken(token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length <= TOKEN_BYTES) return undefined;
  const hex = bytes.toString("hex", 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const idBytes = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
