import { secondFactorSchema } from "@/lib/accounts/schema";
import { finishSignIn } from "@/lib/accounts/second-step";
import { signedIn } from "@/lib/accounts/signed-in";
import { readBody } from "@/lib/server/http/body";
import { withoutUser } from "@/lib/server/route";

export const POST = withoutUser(async ({ request }) => {
  return signedIn(await finishSignIn(await readBody(request, secondFactorSchema), request), request);
});
