import { dueOnDate, formatDue } from "@/lib/dates";
import { formatMoney, groupThousands } from "@/lib/money";
import type { PrintInput } from "./print-input";
import { isPositive, negate, trimTrailingZeros } from "./print-numbers";
import type { Totals } from "./totals";

type Deposit = NonNullable<PrintInput["deposits"]>[number];

/** Returns the lines below the total: the deposits of a final invoice, the tax that the client withholds, and what is left to pay. */
export function printDeductions(document: PrintInput, { withheld, receivable }: Totals) {
  const { deposits = [], currency, withholding, kind = document.category } = document;
  const money = (amount: string) => formatMoney(amount, currency);
  const isWithheld = isPositive(withheld);
  const deductions = deposits.map((deposit) => ({
    label: depositLabel(deposit),
    value: money(negate(deposit.amount)),
  }));
  if (isWithheld) {
    const label = `Withholding tax (${trimTrailingZeros(withholding ?? "")} %)`;
    deductions.push({ label, value: money(negate(withheld)) });
  }
  if (deductions.length === 0) return { deductions, due: null };
  const received = kind === "receipt" ? "Amount received" : "Amount to receive";
  return { deductions, due: { label: isWithheld ? received : "Amount due", value: money(receivable) } };
}

/** Returns "Less deposit, Invoice 2026-0007 of 3 Nov 2026, 1,190.00 (190.00 VAT in it)". */
function depositLabel({ number, issuedDate, amount, taxAmount }: Deposit): string {
  const day = formatDue(dueOnDate(issuedDate), "UTC", "plain");
  const tax = isPositive(taxAmount) ? ` (${groupThousands(taxAmount)} VAT in it)` : "";
  return `Less deposit, Invoice ${number} of ${day}, ${groupThousands(amount)}${tax}`;
}
