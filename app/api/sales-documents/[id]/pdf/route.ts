import { getSalesDocument } from "@/lib/sales-documents/data";
import { pdfAnswer } from "@/lib/sales-documents/pdf/pdf-answer";
import { withUser } from "@/lib/server/route";

export const GET = withUser<{ id: string }>(
  async ({ request, params, userId }) =>
    pdfAnswer(userId, await getSalesDocument(userId, params.id), request),
  { hasOwnQueue: true },
);
