import { passkeyResponseSchema } from "@/lib/accounts/passkeys/schema";
import { verifyPasskey } from "@/lib/accounts/passkeys/server/verify";
import { readBody } from "@/lib/server/http/body";
import { withoutUser } from "@/lib/api/server/route";

export const POST = withoutUser(async ({ request }) => {
  return verifyPasskey(await readBody(request, passkeyResponseSchema), request);
});
