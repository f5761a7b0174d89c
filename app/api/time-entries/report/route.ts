import { timeReport } from "@/lib/time-entries/server/report";
import { reportFilterSchema } from "@/lib/time-entries/bill/bill-schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  timeReport(userId, timeZone, await readBody(request, reportFilterSchema)),
);
