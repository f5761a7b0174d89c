import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { unauthorized } from "@/lib/server/problem";

/** Requires the server's secret as bearer token. Throws 401 if it is missing or wrong, or if no secret is configured. */
export function requireSecret(request: Request, secret: string | undefined): void {
  const given = request.headers.get("authorization") ?? "";
  if (!secret || !timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) throw unauthorized();
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
