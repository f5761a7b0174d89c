import { mailConfirmation } from "@/lib/accounts/server/email-confirmation";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(
  async ({ request, userId }) => {
    await limitRate("confirmation-mail", userId);
    await mailConfirmation(userId, request);
    return new Response(null, { status: 202, headers: { "cache-control": "no-store" } });
  },
  { hasOwnQueue: true },
);
