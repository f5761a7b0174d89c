import "server-only";
import { readPeriod } from "./url-lifetime";
import type { ObjectInfo } from "./object-store";
import { signedQuery } from "./signature";

/**
 * Returns a URL of app/api/storage to read an object from. It stays the same for an hour, so that browsers can cache the
 * object. Objects in a bucket are read through it too, because S3 cannot send `nosniff`.
 */
export function readAddress({ key, contentType }: ObjectInfo, origin: string): string {
  const { begin, seconds } = readPeriod();
  const query = signedQuery({ method: "GET", key, contentType, expires: begin + seconds });
  return `${origin}/api/storage?${query}`;
}
