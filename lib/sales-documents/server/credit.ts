import "server-only";
import { conflict } from "@/lib/server/problem";
import { checkedTotals, earlierCredits, toInvoice } from "./credit-note";
import { linesLeft, withInvoiceRates } from "@/lib/sales-documents/totals/credit-rules";
import { requireNotDeducted } from "./deductions";
import type { CreditOptions } from "@/lib/sales-documents/issue/schema";
import { insertCopy, makeOnce } from "./make-document";

/**
 * Makes the draft of a credit note over all that is left of an issued invoice, or over these lines. Throws 409 for any other
 * document, and 422 for more than is left.
 */
export function creditSalesDocument(
  userId: string,
  id: string,
  { id: wanted, items, reason }: CreditOptions,
) {
  const made = { from: id, id: wanted, creditsId: id, kind: "creditNote" as const };
  return makeOnce(userId, made, async (transaction, { document, timeZone }, madeId) => {
    if (document.kind !== "invoice" || !document.lockedAt)
      throw conflict("Only issued invoices can be credited.");
    await requireNotDeducted(transaction, userId, id);
    const invoice = toInvoice(document);
    const earlier = await earlierCredits(transaction, userId, id);
    const lines = withInvoiceRates(invoice, earlier, items ?? linesLeft(invoice, earlier));
    const totals = checkedTotals(invoice, earlier, lines);
    await insertCopy(transaction, userId, document, {
      kind: "creditNote",
      timeZone,
      items: lines,
      columns: {
        ...totals,
        id: madeId,
        isCreditNote: true,
        creditsId: id,
        sourceId: null,
        // The payments of the invoice say what was withheld.
        withholding: null,
        note: reason ?? null,
      },
    });
  });
}
