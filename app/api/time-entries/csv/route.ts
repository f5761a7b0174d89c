import { timeEntriesCsv } from "@/lib/time-entries/server/csv";
import { timeEntryCsvSchema } from "@/lib/time-entries/schema";
import { readQuery } from "@/lib/server/http/query";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser(async ({ request, userId, timeZone }) =>
  timeEntriesCsv(userId, timeZone, readQuery(request, timeEntryCsvSchema)),
);
