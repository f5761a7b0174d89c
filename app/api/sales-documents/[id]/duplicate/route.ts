import { duplicateSalesDocument } from "@/lib/sales-documents/make-document";
import { json, withUser } from "@/lib/server/route";

export const POST = withUser<{ id: string }>(async ({ params, userId }) =>
  json(await duplicateSalesDocument(userId, params.id), 201),
);
