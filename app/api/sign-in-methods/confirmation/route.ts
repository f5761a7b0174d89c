import { mailConfirmation } from "@/lib/accounts/email-confirmation";
import { limitRate } from "@/lib/server/http/rate-limit";
import { withUser } from "@/lib/server/route";

export const POST = withUser(
  async ({ request, userId }) => {
    await limitRate("confirmation-mail", userId);
    await mailConfirmation(userId, request);
    return new Response(null, { status: 202, headers: { "cache-control": "no-store" } });
  },
  { hasOwnQueue: true },
);
