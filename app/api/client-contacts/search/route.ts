import { searchClientContacts } from "@/lib/client-contacts/server/data";
import { clientContactFilterSchema } from "@/lib/client-contacts/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchClientContacts(userId, await readBody(request, clientContactFilterSchema)),
);
