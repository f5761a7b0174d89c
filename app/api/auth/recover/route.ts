import { recover } from "@/lib/accounts/server/recovery";
import { recoverySchema } from "@/lib/accounts/schema";
import { signedIn } from "@/lib/accounts/server/signed-in";
import { readBody } from "@/lib/server/http/body";
import { withoutUser } from "@/lib/api/server/route";

export const POST = withoutUser(async ({ request }) => {
  const { code } = await readBody(request, recoverySchema);
  return signedIn(await recover(code, request), request);
});
