import { selectPartnerCompanies } from "@/lib/partner-companies/server/data";
import { selectionFilterSchema } from "@/lib/api/list";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  selectPartnerCompanies(userId, (await readBody(request, selectionFilterSchema)).name),
);
