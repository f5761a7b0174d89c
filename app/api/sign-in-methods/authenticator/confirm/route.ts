import { confirmAuthenticator } from "@/lib/accounts/server/authenticator";
import { authenticatorCodeSchema } from "@/lib/accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(
  async ({ request, userId }) =>
    confirmAuthenticator(userId, (await readBody(request, authenticatorCodeSchema)).code, request),
  { needsProof: true },
);
