import { makeDeposit } from "@/lib/sales-documents/server/deposit";
import { convertSchema } from "@/lib/sales-documents/issue/schema";
import { convertSalesDocument } from "@/lib/sales-documents/server/make-document";
import { makeReceipt } from "@/lib/sales-documents/server/receipt";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(async ({ request, params, userId }) => {
  const { id, category, purpose, deposit, paymentId } = await readBody(request, convertSchema);
  const isDeposit = purpose === "deposit" && deposit !== undefined;
  if (isDeposit) return created(await makeDeposit(userId, params.id, deposit, id));
  if (category === "receipt") return created(await makeReceipt(userId, params.id, { paymentId, wanted: id }));
  return created(await convertSalesDocument(userId, params.id, category, id));
});
