import { answerForm } from "@/lib/document-links/answer-form";
import { refusedPage } from "@/lib/document-links/page/refused-page";
import { addressOf, limitRate } from "@/lib/server/http/rate-limit";
import { withoutUser } from "@/lib/server/route";

/** The form of the page. */
export const POST = withoutUser<{ token: string }>(
  async ({ request, params }) =>
    limitRate("client-page", addressOf(request))
      .then(() => answerForm(params.token, request))
      .catch(refusedPage),
  { takesForms: true },
);
