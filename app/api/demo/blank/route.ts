import { startDemo } from "@/lib/demo/data";
import { addressOf, limitRate } from "@/lib/server/http/rate-limit";
import { json, withoutUser } from "@/lib/server/route";
import { rejectCrossSite } from "@/lib/server/http/same-site";
import { closeSessionOf } from "@/lib/server/auth/session";

export const GET = withoutUser(async ({ request }) => {
  rejectCrossSite(request);
  await limitRate("demo", addressOf(request));
  const { accessToken, cookie } = await startDemo("blank", request);
  await closeSessionOf(request);
  return json({ success: true, data: { accessToken } }, 200, { "set-cookie": cookie });
});
