import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuid } from "@/lib/accounts/server/session/session-tokens";
import { secretsFor } from "@/lib/server/secret";

/** Returns the token of a tenant's calendar address: `userId.version.signature`. Nothing of it is stored but the version. */
export function feedToken(userId: string, version: number): string {
  const signed = `${userId}.${version}`;
  return `${signed}.${sign(signed, secretsFor("calendar-feed")[0])}`;
}

/** Returns whose token it is; null if its signature is wrong. The version may be an earlier one. */
export function readFeedToken(token: string): { userId: string; version: number } | null {
  const [userId = "", version = "", signature = "", ...rest] = token.split(".");
  if (!isUuid(userId) || !/^[1-9]\d{0,8}$/.test(version) || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const isSigned = secretsFor("calendar-feed").some((secret) => {
    const expected = Buffer.from(sign(`${userId}.${version}`, secret));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isSigned ? { userId, version: Number(version) } : null;
}

function sign(text: string, secret: Uint8Array): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}
