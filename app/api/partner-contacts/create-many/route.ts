import { createPartnerContacts } from "@/lib/partner-contacts/server/data";
import { newPartnerContactsSchema } from "@/lib/partner-contacts/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  createPartnerContacts(userId, await readBody(request, newPartnerContactsSchema)),
);
