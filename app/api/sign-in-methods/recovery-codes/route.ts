import { renewRecoveryCodes } from "@/lib/accounts/server/data";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(({ request, userId }) => renewRecoveryCodes(userId, request), {
  needsProof: true,
});
