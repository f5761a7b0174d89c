import "server-only";
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** Returns a new secret token of 256 bits for the address of a client's page. */
export const newLinkToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** Returns the stored form of a token. */
export const hashLinkToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** Returns whether a text could be a token: 43 characters of base64url. */
export const isLinkToken = (text: string) => /^[\w-]{43}$/.test(text);
