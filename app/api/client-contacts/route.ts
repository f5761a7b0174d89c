import { createClientContact } from "@/lib/client-contacts/server/data";
import { newClientContactSchema } from "@/lib/client-contacts/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createClientContact(userId, await readBody(request, newClientContactSchema))),
);
