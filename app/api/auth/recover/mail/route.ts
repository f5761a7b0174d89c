import { mailRecoveryLink } from "@/lib/accounts/server/recovery";
import { recoveryMailSchema } from "@/lib/accounts/schema";
import { readBody } from "@/lib/server/http/body";
import { callersNetwork, limitRate } from "@/lib/server/http/limits/rate-limit";
import { mailOrigin } from "@/lib/server/mail/send-mail";
import { notFound } from "@/lib/server/problem";
import { withoutUser } from "@/lib/api/server/route";

/** Mails a one-time address. The response is the same whether the email address has an account or not. */
export const POST = withoutUser(async ({ request }) => {
  if (!mailOrigin(request)) throw notFound();
  const { email } = await readBody(request, recoveryMailSchema);
  await limitRate("recovery-mail", callersNetwork(request));
  await limitRate("recovery-mail", `to ${email}`);
  mailRecoveryLink(email, request);
  return new Response(null, { status: 202, headers: { "cache-control": "no-store" } });
});
