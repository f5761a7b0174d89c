import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { pdfResponse } from "@/lib/sales-documents/server/document-pdf";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(
  async ({ request, params, userId }) => {
    await limitRate("pdf", userId);
    return pdfResponse(userId, await getSalesDocument(userId, params.id), request);
  },
  { hasOwnQueue: true },
);
