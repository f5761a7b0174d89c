import { getPaymentStats } from "@/lib/payments/data";
import { withUser } from "@/lib/server/route";

export const GET = withUser(({ userId }) => getPaymentStats(userId));
