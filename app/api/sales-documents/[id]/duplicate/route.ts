import { duplicateSchema } from "@/lib/sales-documents/issue/schema";
import { duplicateSalesDocument } from "@/lib/sales-documents/server/make-document";
import { readOptionalBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(async ({ request, params, userId }) => {
  const { id } = await readOptionalBody(request, duplicateSchema);
  return created(await duplicateSalesDocument(userId, params.id, id));
});
