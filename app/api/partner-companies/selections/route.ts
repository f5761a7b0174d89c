import { selectPartnerCompanies } from "@/lib/partner-companies/data";
import { selectionFilterSchema } from "@/lib/list";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) =>
  selectPartnerCompanies(userId, (await readBody(request, selectionFilterSchema)).name),
);
