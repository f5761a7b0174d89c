import { signInWithPassphrase } from "@/lib/accounts/server/passphrase";
import { passphraseSignInSchema } from "@/lib/accounts/schema";
import { signedIn } from "@/lib/accounts/server/signed-in";
import { readBody } from "@/lib/server/http/body";
import { withoutUser } from "@/lib/api/server/route";

export const POST = withoutUser(async ({ request }) => {
  const credentials = await readBody(request, passphraseSignInSchema);
  return signedIn(await signInWithPassphrase(credentials, request), request);
});
