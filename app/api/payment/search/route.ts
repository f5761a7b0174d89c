import { searchPayments } from "@/lib/payments/server/data";
import { paymentFilterSchema } from "@/lib/payments/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchPayments(userId, await readBody(request, paymentFilterSchema)),
);
