import "server-only";
import { jwtVerify, SignJWT } from "jose";
import QuickLRU from "quick-lru";
import { secretFor } from "./secret";
import { isUuid } from "./uuid";

/** A session and whose it is. */
export type SessionName = { userId: string; sessionId: string };

const HASH = "SHA-256";
const JWT_ALGORITHM = "HS256";
const MOST_KNOWN = 1_000;

/** Signed tokens that name a session, of one kind: one of another kind is as good as forged. */
export function sessionTokens({ purpose, audience }: { purpose: string; audience: string }) {
  // A page's calls all bring the same token: what it names is known until it expires.
  const known = new QuickLRU<string, SessionName>({ maxSize: MOST_KNOWN });
  let key: Promise<CryptoKey> | undefined;
  // Made once: every data call verifies a token.
  const signingKey = () =>
    (key ??= crypto.subtle.importKey("raw", secretFor(purpose), { name: "HMAC", hash: HASH }, false, [
      "sign",
      "verify",
    ]));

  return {
    /** A token that holds until `end`, in whole seconds. */
    async sign({ userId, sessionId }: SessionName, end: Date): Promise<string> {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: JWT_ALGORITHM })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(end.getTime() / 1000))
        .sign(await signingKey());
    },

    /** The session that a token names; undefined for a forged, foreign or expired one. */
    async verify(token: string): Promise<SessionName | undefined> {
      const named = known.get(token);
      if (named) return named;
      try {
        const options = { audience, algorithms: [JWT_ALGORITHM], requiredClaims: ["exp"] };
        const { payload } = await jwtVerify(token, await signingKey(), options);
        const { sub: userId, sid: sessionId, exp = 0 } = payload;
        if (typeof userId !== "string" || typeof sessionId !== "string") return undefined;
        if (!isUuid(userId) || !isUuid(sessionId)) return undefined;
        const session = { userId, sessionId };
        known.set(token, session, { maxAge: exp * 1_000 - Date.now() });
        return session;
      } catch {
        return undefined;
      }
    },
  };
}
