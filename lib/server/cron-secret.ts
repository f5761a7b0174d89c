import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "./env";
import { unauthorized } from "./problem";

/** Lets only the scheduler pass: 401 without its secret, and where none is set. */
export function requireCronSecret(request: Request): void {
  const secret = env().CRON_SECRET;
  const given = request.headers.get("authorization") ?? "";
  if (!secret || !timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) throw unauthorized();
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
