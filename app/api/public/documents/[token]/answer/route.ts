import { answerQuotation } from "@/lib/document-links/server/answer";
import { openLink } from "@/lib/document-links/server/open-link";
import { answerSchema } from "@/lib/document-links/schema";
import { readBody } from "@/lib/server/http/body";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withVisitor } from "@/lib/api/server/route";

export const POST = withVisitor(
  async ({ request, params }: { request: Request; params: { token: string } }) => {
    const opened = await openLink({ request, params });
    await limitRate("client-page", opened.linkId);
    return { ...opened, answer: await readBody(request, answerSchema) };
  },
  ({ found }) => answerQuotation(found, found.answer),
);
