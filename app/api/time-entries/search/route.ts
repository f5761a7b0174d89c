import { searchTimeEntries } from "@/lib/time-entries/server/search";
import { timeEntryFilterSchema } from "@/lib/time-entries/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  searchTimeEntries(userId, timeZone, await readBody(request, timeEntryFilterSchema)),
);
