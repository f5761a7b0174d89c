import { passkeyOptions } from "@/lib/accounts/passkeys/server/options";
import { passkeyOptionsSchema } from "@/lib/accounts/passkeys/schema";
import { readBody } from "@/lib/server/http/body";
import { callersNetwork, limitRate } from "@/lib/server/http/limits/rate-limit";
import { withoutUser } from "@/lib/api/server/route";

export const POST = withoutUser(async ({ request }) => {
  await limitRate("passkey", callersNetwork(request));
  return passkeyOptions(await readBody(request, passkeyOptionsSchema), request);
});
