import { signedIn } from "@/lib/accounts/signed-in";
import { startDemo } from "@/lib/demo/data";
import { addressOf, limitRate } from "@/lib/server/http/rate-limit";
import { withoutUser } from "@/lib/server/route";
import { requireOwnScript } from "@/lib/server/http/same-site";

export const GET = withoutUser(async ({ request }) => {
  requireOwnScript(request);
  await limitRate("demo", addressOf(request));
  return signedIn(await startDemo("blank", request), request);
});
