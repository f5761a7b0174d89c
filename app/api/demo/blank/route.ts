import { signedIn } from "@/lib/accounts/server/signed-in";
import { startDemo } from "@/lib/demo/server/data";
import { callersNetwork, limitRate } from "@/lib/server/http/limits/rate-limit";
import { withoutUser } from "@/lib/api/server/route";
import { requireOwnScript } from "@/lib/server/http/same-site";

export const GET = withoutUser(async ({ request }) => {
  requireOwnScript(request);
  await limitRate("demo", callersNetwork(request));
  return signedIn(await startDemo("blank", request), request);
});
