import { getPaymentStats } from "@/lib/payments/server/data";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser(({ userId }) => getPaymentStats(userId));
