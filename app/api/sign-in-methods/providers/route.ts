import { startAdding } from "@/lib/accounts/server/providers";
import { withUser } from "@/lib/api/server/route";

/** Starts a sign-in that adds a provider account. Returns the URL to send the browser to. */
export const POST = withUser(({ request, ...session }) => startAdding(session, request), {
  needsProof: true,
});
