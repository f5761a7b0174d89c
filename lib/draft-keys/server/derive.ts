import "server-only";
import { createHmac } from "node:crypto";
import { secretsFor } from "@/lib/server/secret";

/**
 * Returns the keys that encrypt a user's drafts in their browsers. The first encrypts; the others are from before a rotation of
 * AUTH_SECRET and only decrypt. They are derived, so nothing is stored.
 */
export function draftKeys(userId: string): string[] {
  return secretsFor("drafts").map((secret) => createHmac("sha256", secret).update(userId).digest("hex"));
}
