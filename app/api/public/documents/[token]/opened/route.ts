import { openLink } from "@/lib/document-links/server/open-link";
import { markOpened } from "@/lib/document-links/server/opened";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withVisitor } from "@/lib/api/server/route";

export const POST = withVisitor(
  async ({ request, params }: { request: Request; params: { token: string } }) => {
    return openLink({ request, params });
  },
  async ({ found, request }) => {
    await limitRate("client-page", found.linkId);
    await markOpened(found, request);
  },
);
