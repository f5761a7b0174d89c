import { removeAuthenticator, startAuthenticator } from "@/lib/accounts/server/authenticator";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(({ userId }) => startAuthenticator(userId), { needsProof: true });

export const DELETE = withUser(({ request, userId }) => removeAuthenticator(userId, request), {
  needsProof: true,
});
