import { getDeductibleDeposits } from "@/lib/sales-documents/server/read-document";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => getDeductibleDeposits(userId, params.id));
