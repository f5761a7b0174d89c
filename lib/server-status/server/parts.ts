import "server-only";
import { hasGoogle } from "@/lib/accounts/server/sign-in/auth";
import { checkProvider } from "@/lib/accounts/server/sign-in/openid";
import { sql } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { checkMailServer } from "@/lib/server/mail/send-mail";
import { objectStore } from "@/lib/server/storage/store";
import type { ServerPart } from "@/lib/server-status/schema";

const PART_MS = 4_000;
const SLOW = "No answer";

/** Checks everything that the server depends on, at the same time. */
export function checkParts(): Promise<ServerPart[]> {
  return Promise.all([
    check("database", () => sql`SELECT 1`),
    check("store", async () => (await objectStore()).check()),
    check("mail", env().SMTP_URL ? checkMailServer : null),
    check("provider", hasGoogle() ? checkProvider : null),
  ]);
}

async function check(
  name: ServerPart["name"],
  attempt: (() => Promise<unknown>) | null,
): Promise<ServerPart> {
  if (!attempt) return { name, state: "off", reason: null };
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(SLOW), PART_MS);
  });
  const reason = await Promise.race([attempt().then(() => null, reasonOf), limit]);
  clearTimeout(timer);
  return { name, state: reason === null ? "ok" : "failed", reason };
}

/** Returns a short reason. Messages are left out, because they may contain addresses and names. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  return "Unexpected response";
}
