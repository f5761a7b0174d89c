import { signInWithPassphrase } from "@/lib/accounts/passphrase";
import { passphraseSignInSchema } from "@/lib/accounts/schema";
import { signedIn } from "@/lib/accounts/signed-in";
import { readBody } from "@/lib/server/http/body";
import { withoutUser } from "@/lib/server/route";

export const POST = withoutUser(async ({ request }) => {
  const credentials = await readBody(request, passphraseSignInSchema);
  return signedIn(await signInWithPassphrase(credentials, request), request);
});
