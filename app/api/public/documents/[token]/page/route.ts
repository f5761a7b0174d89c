import { openLink } from "@/lib/document-links/server/open-link";
import { clientPage } from "@/lib/document-links/server/client-page";
import { refusedPage } from "@/lib/document-links/server/refused-page";
import { withVisitor } from "@/lib/api/server/route";

/** The client's page, at /p/{token} (next.config.ts). */
export const GET = withVisitor(openLink, ({ found, params }) => clientPage(found, params.token), refusedPage);
