import { getPaymentStats } from "@/lib/payment/data";
import { withUser } from "@/lib/server/http/route";

export const GET = withUser(({ userId }) => getPaymentStats(userId));
