import { renewRecoveryCodes } from "@/lib/accounts/data";
import { withUser } from "@/lib/server/route";

export const POST = withUser(({ request, userId }) => renewRecoveryCodes(userId, request), {
  needsProof: true,
});
