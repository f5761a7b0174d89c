import { searchSalesDocuments } from "@/lib/sales-documents/data";
import { salesDocumentFilterSchema } from "@/lib/sales-documents/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchSalesDocuments(userId, await readBody(request, salesDocumentFilterSchema)),
);
