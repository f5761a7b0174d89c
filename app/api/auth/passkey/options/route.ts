import { passkeyOptions } from "@/lib/passkeys/options";
import { passkeyOptionsSchema } from "@/lib/passkeys/schema";
import { readBody } from "@/lib/server/http/body";
import { addressOf, limitRate } from "@/lib/server/http/rate-limit";
import { withoutUser } from "@/lib/server/route";

export const POST = withoutUser(async ({ request }) => {
  await limitRate("passkey", addressOf(request));
  return passkeyOptions(await readBody(request, passkeyOptionsSchema), request);
});
