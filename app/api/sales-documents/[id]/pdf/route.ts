import { getSalesDocument } from "@/lib/sales-documents/data";
import { pdfAnswer } from "@/lib/sales-documents/pdf/pdf-answer";
import { withUser } from "@/lib/server/route";

export const GET = withUser<{ id: string }>(async ({ params, userId }) =>
  pdfAnswer(await getSalesDocument(userId, params.id)),
);
