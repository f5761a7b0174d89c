import { searchPayments } from "@/lib/payment/data";
import { paymentFilterSchema } from "@/lib/payment/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/http/route";

export const POST = withUser(async ({ request, userId }) =>
  searchPayments(userId, await readBody(request, paymentFilterSchema)),
);
