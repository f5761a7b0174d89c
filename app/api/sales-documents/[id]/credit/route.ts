import { creditSalesDocument } from "@/lib/sales-documents/server/credit";
import { creditSchema } from "@/lib/sales-documents/issue/schema";
import { readOptionalBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(async ({ request, params, userId }) =>
  created(await creditSalesDocument(userId, params.id, await readOptionalBody(request, creditSchema))),
);
