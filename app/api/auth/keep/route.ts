import { providerAddress } from "@/lib/accounts/providers";
import { requireDemo } from "@/lib/demo/data";
import { withUser } from "@/lib/server/route";

/** Starts a sign-in that keeps this demo. Returns the URL to send the browser to. */
export const POST = withUser(async ({ request, userId, sessionId }) => {
  await requireDemo(userId);
  return providerAddress({ purpose: "keep", userId, sessionId }, request);
});
