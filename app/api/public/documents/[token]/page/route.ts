import { openLink } from "@/lib/document-links/open-link";
import { clientPage } from "@/lib/document-links/page/client-page";
import { refusedPage } from "@/lib/document-links/page/refused-page";
import { withVisitor } from "@/lib/server/route";

/** The client's page, at /p/{token} (next.config.ts). */
export const GET = withVisitor(openLink, ({ found, params }) => clientPage(found, params.token), refusedPage);
