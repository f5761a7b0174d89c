import type { PrintInput } from "./input";
import { isPositive, negate, percentText } from "./numbers";
import type { PrintWords } from "@/lib/sales-documents/paper-labels/words";
import type { Totals } from "@/lib/sales-documents/totals/totals";

/** Returns the lines below the total: the deposits of a final invoice, the tax that the client withholds, and what is left to pay. */
export function printDeductions(
  document: PrintInput,
  { withheld, receivable }: Totals,
  { labels, formats }: PrintWords,
) {
  const { deposits = [], currency, withholding, kind = document.category } = document;
  const money = (amount: string) => formats.money(amount, currency);
  const isWithheld = isPositive(withheld);
  const deductions = deposits.map(({ number, issuedDate, amount, taxAmount }) => {
    const invoice = labels.documentOf(labels.kinds.invoice, number, formats.shortDay(issuedDate));
    const tax = isPositive(taxAmount) ? formats.exactNumber(taxAmount) : null;
    return {
      label: labels.lessDeposit(invoice, formats.exactNumber(amount), tax),
      value: money(negate(amount)),
    };
  });
  if (isWithheld) {
    const label = labels.withholding(formats.percent(percentText(withholding ?? "")));
    deductions.push({ label, value: money(negate(withheld)) });
  }
  if (deductions.length === 0) return { deductions, due: null };
  const received = kind === "receipt" ? labels.amountReceived : labels.amountToReceive;
  return { deductions, due: { label: isWithheld ? received : labels.amountDue, value: money(receivable) } };
}
