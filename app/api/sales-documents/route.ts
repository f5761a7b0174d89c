import { createSalesDocument } from "@/lib/sales-documents/server/data";
import { newSalesDocumentSchema } from "@/lib/sales-documents/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createSalesDocument(userId, await readBody(request, newSalesDocumentSchema))),
);
