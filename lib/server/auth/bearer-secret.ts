import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { unauthorized } from "@/lib/server/problem";

/** Lets only a program pass that knows a secret of this server: 401 without it, and where none is set. */
export function requireSecret(request: Request, secret: string | undefined): void {
  const given = request.headers.get("authorization") ?? "";
  if (!secret || !timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) throw unauthorized();
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
