import { createReceivedPayment } from "@/lib/received-payments/server/data";
import { newReceivedPaymentSchema } from "@/lib/received-payments/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createReceivedPayment(userId, await readBody(request, newReceivedPaymentSchema))),
);
