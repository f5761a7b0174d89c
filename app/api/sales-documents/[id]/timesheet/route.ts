import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { timesheetQuerySchema } from "@/lib/time-entries/bill/timesheet-query";
import { entriesOnDocument, timesheetFile, timesheetResponse } from "@/lib/time-entries/server/timesheet";
import { readQuery } from "@/lib/server/http/query";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(
  async ({ request, params, userId, timeZone }) => {
    await limitRate("pdf", userId);
    const document = await getSalesDocument(userId, params.id);
    const entries = await entriesOnDocument(userId, params.id);
    const query = readQuery(request, timesheetQuerySchema);
    const of = { userId, timeZone, document };
    return timesheetResponse(await timesheetFile(of, entries, query, request.signal));
  },
  { hasOwnQueue: true },
);
