import { openWithPassphrase } from "@/lib/accounts/server/open-with-passphrase";
import { newPassphraseAccountSchema } from "@/lib/accounts/schema";
import { signedIn } from "@/lib/accounts/server/signed-in";
import { readBody } from "@/lib/server/http/body";
import { callersNetwork, requireRate } from "@/lib/server/http/limits/rate-limit";
import { withoutUser } from "@/lib/api/server/route";

export const POST = withoutUser(async ({ request }) => {
  const account = await readBody(request, newPassphraseAccountSchema);
  await requireRate("account", callersNetwork(request));
  return signedIn(await openWithPassphrase(account, request), request);
});
