import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { timesheetQuerySchema } from "@/lib/time-entries/bill/timesheet-query";
import { readTimesheet } from "@/lib/sales-documents/server/time/kept-timesheet";
import { timesheetFile, timesheetResponse } from "@/lib/time-entries/server/timesheet";
import { readQuery } from "@/lib/server/http/query";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(
  async ({ request, params, userId }) => {
    await limitRate("pdf", userId);
    const document = await getSalesDocument(userId, params.id);
    const sheet = await readTimesheet(userId, params.id);
    const query = readQuery(request, timesheetQuerySchema);
    return timesheetResponse(await timesheetFile({ userId, document }, sheet, query, request.signal));
  },
  { hasOwnQueue: true },
);
