import { searchSalesDocuments } from "@/lib/sales-documents/server/search";
import { salesDocumentFilterSchema } from "@/lib/sales-documents/filter-schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId, timeZone }) =>
  searchSalesDocuments(userId, timeZone, await readBody(request, salesDocumentFilterSchema)),
);
