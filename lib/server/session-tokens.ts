import "server-only";
import { jwtVerify, SignJWT } from "jose";
import { secretFor } from "./secret";

/** A session and whose it is. */
export type SessionName = { userId: string; sessionId: string };

const HASH = "SHA-256";
const JWT_ALGORITHM = "HS256";

/** Signed tokens that name a session, of one kind: one of another kind is as good as forged. */
export function sessionTokens({ purpose, audience }: { purpose: string; audience: string }) {
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
      try {
        const options = { audience, algorithms: [JWT_ALGORITHM] };
        const { payload } = await jwtVerify(token, await signingKey(), options);
        if (typeof payload.sub !== "string" || typeof payload.sid !== "string") return undefined;
        return { userId: payload.sub, sessionId: payload.sid };
      } catch {
        return undefined;
      }
    },
  };
}
