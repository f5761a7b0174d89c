import { openLink } from "@/lib/document-links/open-link";
import { markOpened } from "@/lib/document-links/opened";
import { limitRate } from "@/lib/server/http/rate-limit";
import { withVisitor } from "@/lib/server/route";

export const POST = withVisitor(
  async ({ request, params }: { request: Request; params: { token: string } }) => {
    return openLink({ request, params });
  },
  async ({ found, request }) => {
    await limitRate("client-page", found.linkId);
    await markOpened(found, request);
  },
);
