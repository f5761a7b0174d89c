import { confirmEmail } from "@/lib/accounts/email-confirmation";
import { confirmationSchema } from "@/lib/accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { addressOf, limitRate } from "@/lib/server/http/rate-limit";
import { withoutUser } from "@/lib/server/route";

export const POST = withoutUser(async ({ request }) => {
  const { token } = await readBody(request, confirmationSchema);
  await limitRate("confirm", addressOf(request));
  return confirmEmail(token, request);
});
