import { getPaymentHistory } from "@/lib/received-payments/server/data";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => getPaymentHistory(userId, params.id));
