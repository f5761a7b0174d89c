import { linkedEInvoice } from "@/lib/document-links/linked-files";
import { openLink } from "@/lib/document-links/open-link";
import { refusedPage } from "@/lib/document-links/page/refused-page";
import { eInvoiceQuerySchema } from "@/lib/e-invoices/schema";
import { readQuery } from "@/lib/server/http/query";
import { withVisitor } from "@/lib/server/route";

/** Also at /p/{token}/e-invoice (next.config.ts). */
export const GET = withVisitor(
  openLink,
  ({ found, request }) => linkedEInvoice(found, readQuery(request, eInvoiceQuerySchema).format),
  refusedPage,
);
