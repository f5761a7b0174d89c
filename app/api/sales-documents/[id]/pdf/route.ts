import { getSalesDocument } from "@/lib/sales-documents/read-document";
import { pdfResponse } from "@/lib/sales-documents/pdf/document-pdf";
import { limitRate } from "@/lib/server/http/rate-limit";
import { withUser } from "@/lib/server/route";

export const GET = withUser<{ id: string }>(
  async ({ request, params, userId }) => {
    await limitRate("pdf", userId);
    return pdfResponse(userId, await getSalesDocument(userId, params.id), request);
  },
  { hasOwnQueue: true },
);
