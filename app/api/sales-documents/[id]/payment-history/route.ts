import { getPaymentHistory } from "@/lib/received-payments/data";
import { withUser } from "@/lib/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => getPaymentHistory(userId, params.id));
