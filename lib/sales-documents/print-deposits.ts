import Big from "big.js";
import { dueOnDate, formatDue } from "@/lib/dates";
import { formatMoney, groupThousands } from "@/lib/money";
import type { PrintInput } from "./print-input";
import { isPositive, negate } from "./print-numbers";

type Deposit = NonNullable<PrintInput["deposits"]>[number];

/** Returns the lines below the total of a final invoice: each deposit, and what is left to pay. */
export function printDeposits({ deposits = [], currency }: PrintInput, total: string) {
  const money = (amount: string) => formatMoney(amount, currency);
  if (deposits.length === 0) return { deductions: [], due: null };
  return {
    deductions: deposits.map((deposit) => ({
      label: depositLabel(deposit),
      value: money(negate(deposit.amount)),
    })),
    due: { label: "Amount due", value: money(amountDue({ deposits }, total)) },
  };
}

/** Returns the total less the deposits. */
export function amountDue({ deposits = [] }: Pick<PrintInput, "deposits">, total: string): string {
  const places = total.split(".")[1]?.length ?? 0;
  return deposits.reduce((left, { amount }) => left.minus(amount), new Big(total)).toFixed(places);
}

/** Returns "Less deposit, Invoice 2026-0007 of 3 Nov 2026, 1,190.00 (190.00 VAT in it)". */
function depositLabel({ number, issuedDate, amount, taxAmount }: Deposit): string {
  const day = formatDue(dueOnDate(issuedDate), "UTC", "plain");
  const tax = isPositive(taxAmount) ? ` (${groupThousands(taxAmount)} VAT in it)` : "";
  return `Less deposit, Invoice ${number} of ${day}, ${groupThousands(amount)}${tax}`;
}
