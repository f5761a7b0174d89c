import "server-only";
import { jwtVerify, type JWTPayload, SignJWT } from "jose";
import QuickLRU from "quick-lru";
import { secretsFor } from "@/lib/server/secret";

/** A session and whose it is. */
export type SessionName = { userId: string; sessionId: string };

const HASH = "SHA-256";
const JWT_ALGORITHM = "HS256";
const MOST_KNOWN = 1_000;

/** Signed tokens that name a session, of one kind: one of another kind is as good as forged. */
export function sessionTokens({ purpose, audience }: { purpose: string; audience: string }) {
  // A page's calls all bring the same token: what it names is known until it expires.
  const known = new QuickLRU<string, SessionName>({ maxSize: MOST_KNOWN });
  let keys: Promise<[CryptoKey, ...CryptoKey[]]> | undefined;
  // Made once: every data call verifies a token.
  const allKeys = () => (keys ??= importKeys(purpose));

  return {
    /** A token that holds until `end`, in whole seconds. */
    async sign({ userId, sessionId }: SessionName, end: Date): Promise<string> {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: JWT_ALGORITHM })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(end.getTime() / 1000))
        .sign((await allKeys())[0]);
    },

    /** The session that a token names; undefined for a forged, foreign or expired one. */
    async verify(token: string): Promise<SessionName | undefined> {
      const named = known.get(token);
      if (named) return named;
      const {
        sub: userId,
        sid: sessionId,
        exp = 0,
      } = (await readToken(token, await allKeys(), audience)) ?? {};
      if (typeof userId !== "string" || typeof sessionId !== "string") return undefined;
      if (!isUuid(userId) || !isUuid(sessionId)) return undefined;
      const session = { userId, sessionId };
      known.set(token, session, { maxAge: exp * 1_000 - Date.now() });
      return session;
    },
  };
}

/** What a token says that one of the keys has signed; undefined for any other. */
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

const uuidShape = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text has the form of the ids in the database, of any version. */
export function isUuid(text: string): boolean {
  return uuidShape.test(text);
}
