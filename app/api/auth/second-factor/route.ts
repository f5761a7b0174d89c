import { secondFactorSchema } from "@/lib/accounts/schema";
import { finishSignIn } from "@/lib/accounts/server/second-step";
import { signedIn } from "@/lib/accounts/server/signed-in";
import { readBody } from "@/lib/server/http/body";
import { withoutUser } from "@/lib/api/server/route";

export const POST = withoutUser(async ({ request }) => {
  return signedIn(await finishSignIn(await readBody(request, secondFactorSchema), request), request);
});
