import { passkeyResponseSchema } from "@/lib/passkeys/schema";
import { verifyPasskey } from "@/lib/passkeys/verify";
import { readBody } from "@/lib/server/http/body";
import { withoutUser } from "@/lib/server/route";

export const POST = withoutUser(async ({ request }) => {
  return verifyPasskey(await readBody(request, passkeyResponseSchema), request);
});
