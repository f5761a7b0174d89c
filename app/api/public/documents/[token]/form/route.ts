import { answerForm } from "@/lib/document-links/server/answer-form";
import { openLink } from "@/lib/document-links/server/open-link";
import { refusedPage } from "@/lib/document-links/server/refused-page";
import { answerSchema } from "@/lib/document-links/schema";
import { readForm } from "@/lib/server/http/body";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { rejectCrossSiteForm } from "@/lib/server/http/same-site";
import { withVisitor } from "@/lib/api/server/route";

/** The form of the page. */
export const POST = withVisitor(
  async ({ request, params }: { request: Request; params: { token: string } }) => {
    rejectCrossSiteForm(request);
    const opened = await openLink({ request, params });
    await limitRate("client-page", opened.linkId);
    return { ...opened, form: await readForm(request, answerSchema) };
  },
  ({ found, params }) => answerForm(found, params.token, found.form),
  refusedPage,
  { takesForms: true },
);
