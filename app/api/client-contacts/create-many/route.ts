import { createClientContacts } from "@/lib/client-contacts/server/data";
import { newClientContactsSchema } from "@/lib/client-contacts/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  createClientContacts(userId, await readBody(request, newClientContactsSchema)),
);
