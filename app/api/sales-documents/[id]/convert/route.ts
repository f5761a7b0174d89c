import { convertSchema } from "@/lib/sales-documents/issue-schema";
import { convertSalesDocument } from "@/lib/sales-documents/make-document";
import { readBody } from "@/lib/server/http/body";
import { json, withUser } from "@/lib/server/route";

export const POST = withUser<{ id: string }>(async ({ request, params, userId }) => {
  const { category } = await readBody(request, convertSchema);
  return json(await convertSalesDocument(userId, params.id, category), 201);
});
