import { makeDeposit } from "@/lib/sales-documents/server/deposit";
import { convertSchema } from "@/lib/sales-documents/issue/schema";
import { convertSalesDocument } from "@/lib/sales-documents/server/make-document";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(async ({ request, params, userId }) => {
  const { id, category, purpose, deposit } = await readBody(request, convertSchema);
  const isDeposit = purpose === "deposit" && deposit !== undefined;
  const made = isDeposit
    ? await makeDeposit(userId, params.id, deposit, id)
    : await convertSalesDocument(userId, params.id, category, id);
  return created(made);
});
