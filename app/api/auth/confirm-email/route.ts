import { confirmEmail } from "@/lib/accounts/server/email-confirmation";
import { confirmationSchema } from "@/lib/accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { callersNetwork, limitRate } from "@/lib/server/http/limits/rate-limit";
import { withoutUser } from "@/lib/api/server/route";

export const POST = withoutUser(async ({ request }) => {
  const { token } = await readBody(request, confirmationSchema);
  await limitRate("confirm", callersNetwork(request));
  return confirmEmail(token, request);
});
