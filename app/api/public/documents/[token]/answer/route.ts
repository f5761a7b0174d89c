import { answerQuotation } from "@/lib/document-links/answer";
import { openLink } from "@/lib/document-links/open-link";
import { answerSchema } from "@/lib/document-links/schema";
import { readBody } from "@/lib/server/http/body";
import { addressOf, limitRate } from "@/lib/server/http/rate-limit";
import { withoutUser } from "@/lib/server/route";

export const POST = withoutUser<{ token: string }>(async ({ request, params }) => {
  await limitRate("client-page", addressOf(request));
  return answerQuotation(await openLink(params.token, request), await readBody(request, answerSchema));
});
