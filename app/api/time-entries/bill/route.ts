import { billTime } from "@/lib/time-entries/server/bill";
import { billSchema } from "@/lib/time-entries/bill/bill-schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  created(await billTime(userId, timeZone, await readBody(request, billSchema))),
);
