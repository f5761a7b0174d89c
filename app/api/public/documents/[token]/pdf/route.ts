import { linkedPdf } from "@/lib/document-links/linked-files";
import { openLink } from "@/lib/document-links/open-link";
import { refusedPage } from "@/lib/document-links/page/refused-page";
import { withVisitor } from "@/lib/server/route";

/** Also at /p/{token}/pdf (next.config.ts). */
export const GET = withVisitor(openLink, ({ found }) => linkedPdf(found), refusedPage);
