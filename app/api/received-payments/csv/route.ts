import { receivedPaymentsCsv } from "@/lib/received-payments/server/csv";
import { receivedPaymentCsvSchema } from "@/lib/received-payments/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  receivedPaymentsCsv(userId, timeZone, await readBody(request, receivedPaymentCsvSchema)),
);
