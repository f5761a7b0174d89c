import { takeBackSalesDocument } from "@/lib/sales-documents/server/take-back";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(({ params, userId }) =>
  takeBackSalesDocument(userId, params.id),
);
