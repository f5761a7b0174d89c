import { answerQuotation } from "@/lib/document-links/answer";
import { openLink } from "@/lib/document-links/open-link";
import { answerSchema } from "@/lib/document-links/schema";
import { readBody } from "@/lib/server/http/body";
import { limitRate } from "@/lib/server/http/rate-limit";
import { withVisitor } from "@/lib/server/route";

export const POST = withVisitor(
  async ({ request, params }: { request: Request; params: { token: string } }) => {
    const opened = await openLink({ request, params });
    await limitRate("client-page", opened.linkId);
    return { ...opened, answer: await readBody(request, answerSchema) };
  },
  ({ found }) => answerQuotation(found, found.answer),
);
