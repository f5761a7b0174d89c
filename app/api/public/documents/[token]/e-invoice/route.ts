import { linkedEInvoice } from "@/lib/document-links/server/linked-files";
import { openLink } from "@/lib/document-links/server/open-link";
import { refusedPage } from "@/lib/document-links/server/refused-page";
import { eInvoiceQuerySchema } from "@/lib/e-invoices/schema";
import { readQuery } from "@/lib/server/http/query";
import { withVisitor } from "@/lib/api/server/route";

/** Also at /p/{token}/e-invoice (next.config.ts). */
export const GET = withVisitor(
  openLink,
  ({ found, request }) => linkedEInvoice(found, readQuery(request, eInvoiceQuerySchema).format),
  refusedPage,
);
