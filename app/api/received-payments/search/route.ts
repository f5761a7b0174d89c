import { searchReceivedPayments } from "@/lib/received-payments/server/data";
import { receivedPaymentFilterSchema } from "@/lib/received-payments/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchReceivedPayments(userId, await readBody(request, receivedPaymentFilterSchema)),
);
