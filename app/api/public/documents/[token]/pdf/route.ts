import { linkedPdf } from "@/lib/document-links/server/linked-files";
import { openLink } from "@/lib/document-links/server/open-link";
import { refusedPage } from "@/lib/document-links/server/refused-page";
import { withVisitor } from "@/lib/api/server/route";

/** Also at /p/{token}/pdf (next.config.ts). */
export const GET = withVisitor(openLink, ({ found }) => linkedPdf(found), refusedPage);
