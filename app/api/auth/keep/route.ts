import { providerAddress } from "@/lib/accounts/server/providers";
import { requireDemo } from "@/lib/demo/server/data";
import { withUser } from "@/lib/api/server/route";

/** Starts a sign-in that keeps this demo. Returns the URL to send the browser to. */
export const POST = withUser(async ({ request, userId, sessionId }) => {
  await requireDemo(userId);
  return providerAddress({ purpose: "keep", userId, sessionId }, request);
});
