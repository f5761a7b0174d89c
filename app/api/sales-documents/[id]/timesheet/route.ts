import { timesheetQuerySchema } from "@/lib/time-entries/bill/bill-schema";
import { timesheet } from "@/lib/time-entries/server/timesheet";
import { readQuery } from "@/lib/server/http/query";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(
  async ({ request, params, userId, timeZone }) => {
    await limitRate("pdf", userId);
    return timesheet(userId, timeZone, params.id, readQuery(request, timesheetQuerySchema), request.signal);
  },
  { hasOwnQueue: true },
);
