import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { secretsFor } from "@/lib/server/secret";

const PURPOSE = "object-address";

/** The signed parameters of a storage URL. */
export type SignedParts = {
  method: "GET" | "PUT";
  key: string;
  contentType: string;
  /** Seconds since 1970. */
  expires: number;
  /** Bytes, for an upload. */
  size?: number;
};

/** Returns the query of a signed URL. */
export function signedQuery(parts: SignedParts): URLSearchParams {
  return new URLSearchParams({
    key: parts.key,
    type: parts.contentType,
    ...(parts.size !== undefined && { size: String(parts.size) }),
    expires: String(parts.expires),
    signature: sign(parts, secretsFor(PURPOSE)[0]),
  });
}

/** Returns the parameters of a signed query; undefined if it was altered, signed for another method, or has expired. */
export function readSigned(method: SignedParts["method"], query: URLSearchParams): SignedParts | undefined {
  const size = query.get("size");
  const parts: SignedParts = {
    method,
    key: query.get("key") ?? "",
    contentType: query.get("type") ?? "",
    expires: Number(query.get("expires")),
    ...(size !== null && { size: Number(size) }),
  };
  const given = Buffer.from(query.get("signature") ?? "");
  const isRight = secretsFor(PURPOSE).some((secret) => isSame(given, Buffer.from(sign(parts, secret))));
  return isRight && parts.expires * 1000 > Date.now() ? parts : undefined;
}

function isSame(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign({ method, key, contentType, expires, size }: SignedParts, secret: Uint8Array): string {
  const text = [method, key, contentType, expires, size].join("\n");
  return createHmac("sha256", secret).update(text).digest("base64url");
}
