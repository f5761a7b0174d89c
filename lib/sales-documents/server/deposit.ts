import "server-only";
import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { invalid } from "@/lib/server/problem";
import {
  type DepositOf,
  depositLinesWithin,
  depositTotals,
} from "@/lib/sales-documents/totals/deposit-rules";
import { toDocument } from "./columns";
import { leftOfQuotation, requireNoFinal } from "./deposit-limit";
import { insertCopy, makeOnce } from "./make-document";

/** Makes the draft of a deposit invoice from a quotation. Throws 422 for another kind, or for more than is left of its total. 409 after its final invoice. */
export function makeDeposit(userId: string, id: string, deposit: DepositOf, wanted?: string) {
  const made = { from: id, id: wanted, sourceId: id, purpose: "deposit" as const };
  return makeOnce(userId, made, async (transaction, { document, timeZone }, madeId) => {
    if (document.kind !== "quotation")
      throw invalid([{ path: "purpose", message: "A deposit is made from a quotation" }]);
    const quotation = toDocument(document, "");
    await requireNoFinal(transaction, userId, id);
    const left = await leftOfQuotation(transaction, userId, quotation);
    const lines = depositLinesWithin(quotation, deposit, left.toFixed());
    const { total, taxable } = depositTotals(quotation, lines);
    checkDeposit(quotation.currency, left, { net: taxable, total });
    const share = "percent" in deposit ? ` (${deposit.percent} %)` : "";
    await insertCopy(transaction, userId, document, {
      kind: "invoice",
      timeZone,
      items: lines.map((line) => ({ ...line, title: `Deposit${share}` })),
      columns: {
        id: madeId,
        category: "invoice",
        purpose: "deposit",
        sourceId: id,
        pricesIncludeTax: false,
        discountPercent: "0",
        discountFlat: "0",
        discount: "0",
        total,
      },
    });
  });
}

function checkDeposit(currency: string, left: Big, deposit: { net: string; total: string }): void {
  if (new Big(deposit.net).lt(1)) throw invalid([{ path: "deposit", message: "Must be at least 1" }]);
  if (left.gte(deposit.total)) return;
  const most = (left.lt(0) ? new Big(0) : left).toFixed(minorDigits(currency));
  throw invalid([{ path: "deposit", message: `At most ${most} is left for a deposit.` }]);
}
