import "server-only";
import { readPeriod } from "./address-life";
import type { ObjectFacts } from "./object-store";
import { signedQuery } from "./signature";

/**
 * An address of app/api/storage to read an object from, the same for an hour, so that browsers may keep what they have
 * read. Objects of a bucket are read through it too: S3 cannot be told to send `nosniff`.
 */
export function readAddress({ key, contentType }: ObjectFacts, origin: string): string {
  const { begin, seconds } = readPeriod();
  const query = signedQuery({ method: "GET", key, contentType, expires: begin + seconds });
  return `${origin}/api/storage?${query}`;
}
