import { createPartnerContact } from "@/lib/partner-contacts/server/data";
import { newPartnerContactSchema } from "@/lib/partner-contacts/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createPartnerContact(userId, await readBody(request, newPartnerContactSchema))),
);
