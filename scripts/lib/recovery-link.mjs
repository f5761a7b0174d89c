// Used by the server (lib/accounts/server/recovery.ts) and by `npm run access`.
import { createHash, randomBytes } from "node:crypto";

/** The time for which a one-time address is valid, in milliseconds. */
export const RECOVERY_LINK_MS = 60 * 60_000;

/** Returns a new secret token of 256 bits for a one-time address. */
export const newRecoveryToken = () => randomBytes(32).toString("base64url");

/** Returns the stored form of a token. */
export const hashRecoveryToken = (token) => createHash("sha256").update(token).digest("base64url");

/** Returns the one-time address. The token is in the fragment, which browsers send to no server and no log contains. */
export const recoveryAddress = (origin, token) => `${origin.replace(/\/$/, "")}/recover#${token}`;
