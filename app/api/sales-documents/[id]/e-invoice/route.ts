import { eInvoiceResponse } from "@/lib/e-invoices/server/data";
import { eInvoiceQuerySchema } from "@/lib/e-invoices/schema";
import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { readQuery } from "@/lib/server/http/query";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(
  async ({ request, params, userId }) => {
    await limitRate("pdf", userId);
    const document = await getSalesDocument(userId, params.id);
    const { format } = readQuery(request, eInvoiceQuerySchema);
    return eInvoiceResponse(userId, document, format, request);
  },
  { hasOwnQueue: true },
);
