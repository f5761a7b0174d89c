import { createPartnerContact } from "@/lib/partner-contacts/data";
import { newPartnerContactSchema } from "@/lib/partner-contacts/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createPartnerContact(userId, await readBody(request, newPartnerContactSchema))),
);
