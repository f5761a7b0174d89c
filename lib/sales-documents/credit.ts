import "server-only";
import { db } from "@/lib/server/db/client";
import { conflict } from "@/lib/server/problem";
import { checkedTotals, earlierCredits, toInvoice } from "./credit-note";
import { linesLeft, withInvoiceRates } from "./credit-rules";
import { requireNotDeducted } from "./deductions";
import type { CreditOptions } from "./issue-schema";
import { lockDocument } from "./lock-document";
import { insertCopy } from "./make-document";
import { getSalesDocument } from "./read-document";

/**
 * Makes the draft of a credit note over all that is left of an issued invoice, or over these lines. Throws 409 for any other
 * document, and 422 for more than is left.
 */
export async function creditSalesDocument(userId: string, id: string, { items, reason }: CreditOptions) {
  const newId = await db.$transaction(async (transaction) => {
    const { document, timeZone } = await lockDocument(transaction, userId, id);
    if (document.kind !== "invoice" || !document.lockedAt)
      throw conflict("Only issued invoices can be credited.");
    await requireNotDeducted(transaction, userId, id);
    const invoice = toInvoice(document);
    const earlier = await earlierCredits(transaction, userId, id);
    const lines = withInvoiceRates(invoice, earlier, items ?? linesLeft(invoice, earlier));
    const totals = checkedTotals(invoice, earlier, lines);
    return insertCopy(transaction, userId, document, {
      kind: "creditNote",
      timeZone,
      items: lines,
      columns: {
        ...totals,
        isCreditNote: true,
        creditsId: id,
        sourceId: null,
        // The payments of the invoice say what was withheld.
        withholding: null,
        note: reason ?? null,
      },
    });
  });
  return getSalesDocument(userId, newId);
}
