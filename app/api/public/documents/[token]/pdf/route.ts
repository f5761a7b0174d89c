import { openLink } from "@/lib/document-links/open-link";
import { linkedPdf } from "@/lib/document-links/linked-files";
import { refusedPage } from "@/lib/document-links/page/refused-page";
import { withoutUser } from "@/lib/server/route";

/** Also at /p/{token}/pdf (next.config.ts). */
export const GET = withoutUser<{ token: string }>(async ({ request, params }) =>
  openLink(params.token, request)
    .then((opened) => linkedPdf(opened, request))
    .catch(refusedPage),
);
