import { takeBackSalesDocument } from "@/lib/sales-documents/take-back";
import { withUser } from "@/lib/server/route";

export const POST = withUser<{ id: string }>(({ params, userId }) =>
  takeBackSalesDocument(userId, params.id),
);
