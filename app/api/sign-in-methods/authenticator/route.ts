import { removeAuthenticator, startAuthenticator } from "@/lib/accounts/authenticator";
import { withUser } from "@/lib/server/route";

export const POST = withUser(({ userId }) => startAuthenticator(userId), { needsProof: true });

export const DELETE = withUser(({ request, userId }) => removeAuthenticator(userId, request), {
  needsProof: true,
});
