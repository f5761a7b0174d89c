import { createTimeEntry } from "@/lib/time-entries/server/data";
import { newTimeEntrySchema } from "@/lib/time-entries/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createTimeEntry(userId, await readBody(request, newTimeEntrySchema))),
);
