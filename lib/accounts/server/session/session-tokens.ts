import "server-only";
import { jwtVerify, type JWTPayload, SignJWT } from "jose";
import QuickLRU from "quick-lru";
import { secretsFor } from "@/lib/server/secret";

/** The ids of a session and of its user. */
export type SessionIds = { userId: string; sessionId: string };

const HASH = "SHA-256";
const JWT_ALGORITHM = "HS256";
const MAX_CACHED = 1_000;

/** Signs and verifies tokens that identify a session. Tokens of another purpose or audience are rejected. */
export function sessionTokens({ purpose, audience }: { purpose: string; audience: string }) {
  // All calls of a page send the same token, so verified tokens are cached until they expire.
  const verifiedTokens = new QuickLRU<string, SessionIds>({ maxSize: MAX_CACHED });
  let keys: Promise<[CryptoKey, ...CryptoKey[]]> | undefined;
  // Imported once, because every data call verifies a token.
  const allKeys = () => (keys ??= importKeys(purpose));

  return {
    /** Returns a token that is valid until `end`, rounded down to whole seconds. */
    async sign({ userId, sessionId }: SessionIds, end: Date): Promise<string> {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: JWT_ALGORITHM })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(end.getTime() / 1000))
        .sign((await allKeys())[0]);
    },

    /** Returns the session of a token; undefined for a forged or expired token or one of another kind. */
    async verify(token: string): Promise<SessionIds | undefined> {
      const cached = verifiedTokens.get(token);
      if (cached) return cached;
      const {
        sub: userId,
        sid: sessionId,
        exp = 0,
      } = (await readToken(token, await allKeys(), audience)) ?? {};
      if (typeof userId !== "string" || typeof sessionId !== "string") return undefined;
      if (!isUuid(userId) || !isUuid(sessionId)) return undefined;
      const session = { userId, sessionId };
      verifiedTokens.set(token, session, { maxAge: exp * 1_000 - Date.now() });
      return session;
    },
  };
}

/** Returns the payload of a token signed with one of the keys; undefined for any other. */
async function readToken(
  token: string,
  keys: CryptoKey[],
  audience: string,
): Promise<JWTPayload | undefined> {
  for (const key of keys) {
    const options = { audience, algorithms: [JWT_ALGORITHM], requiredClaims: ["exp"] };
    const verified = await jwtVerify(token, key, options).catch(() => undefined);
    if (verified) return verified.payload;
  }
  return undefined;
}

async function importKeys(purpose: string): Promise<[CryptoKey, ...CryptoKey[]]> {
  const [first, ...others] = secretsFor(purpose);
  const toKey = (secret: Uint8Array<ArrayBuffer>) =>
    crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: HASH }, false, ["sign", "verify"]);
  return [await toKey(first), ...(await Promise.all(others.map(toKey)))];
}

const uuidPattern = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Returns whether a text is a UUID of any version. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
