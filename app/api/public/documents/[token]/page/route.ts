import { openLink } from "@/lib/document-links/open-link";
import { clientPage } from "@/lib/document-links/page/client-page";
import { refusedPage } from "@/lib/document-links/page/refused-page";
import { withoutUser } from "@/lib/server/route";

/** The client's page, at /p/{token} (next.config.ts). */
export const GET = withoutUser<{ token: string }>(async ({ request, params: { token } }) =>
  openLink(token, request)
    .then((opened) => clientPage(opened, token))
    .catch(refusedPage),
);
