import { searchClients } from "@/lib/clients/server/data";
import { clientFilterSchema } from "@/lib/clients/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  searchClients(userId, timeZone, await readBody(request, clientFilterSchema)),
);
