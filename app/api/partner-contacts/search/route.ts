import { searchPartnerContacts } from "@/lib/partner-contacts/server/data";
import { partnerContactFilterSchema } from "@/lib/partner-contacts/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchPartnerContacts(userId, await readBody(request, partnerContactFilterSchema)),
);
