import { minorDigits } from "@/lib/shared/money/currencies";
import type { InvoiceNinjaExport } from "./invoice-ninja-schema";
import { shorten, type Skipped } from "./other-program";
import type { RecordDocument } from "@/lib/archive/records-schema";

type Payment = NonNullable<RecordDocument["payments"]>[number];

/** Why a payment of this status is left out. */
const leftOut: Record<number, string> = { 1: "It is pending", 2: "It is cancelled", 3: "It failed" };
const CASH = 2;
const bank = new Set([1, 4, 28, 29, 30, 34, 42, 43, 44, 45, 49, 50]);
const cards = new Set([5, 6, 7, 8, 9, 10, 11, 12, 16, 17, 18, 19, 20, 21, 22, 36]);
const DIGITS = minorDigits("USD");

/** Returns the payments of each invoice by its id. A payment for several invoices is several payments here. */
export function ninjaPayments(
  { payments, invoices }: InvoiceNinjaExport,
  idOf: (key: string) => string,
  skipped: Skipped[],
): Map<string, Payment[]> {
  const byInvoice = new Map<string, Payment[]>(invoices.map(({ hashed_id: id }) => [id, []]));
  for (const row of payments) {
    const what = `Payment ${row.number || row.transaction_reference || "without a number"}`;
    const reason = row.is_deleted
      ? "It is deleted"
      : (leftOut[row.status_id] ?? (row.date ? null : "It has no date"));
    if (reason || !row.date) {
      skipped.push({ what, reason: reason ?? "It has no date" });
      continue;
    }
    const shared = {
      receivedOn: row.date,
      method: methodOf(row.type_id),
      reference: shorten(row.transaction_reference || row.number) || null,
    };
    for (const part of row.paymentables) {
      const own = part.paymentable_type === "invoices" ? byInvoice.get(part.paymentable_id) : undefined;
      if (!own) {
        skipped.push({
          what,
          reason: `${part.amount.toFixed(DIGITS)} of it is not for an invoice of this file`,
        });
        continue;
      }
      if (part.amount.gt(0))
        own.push({ ...shared, id: idOf(part.id), amount: part.amount.toFixed(), kind: "payment" });
      if (part.refunded.gt(0))
        own.push({
          ...shared,
          id: idOf(`${part.id} refund`),
          amount: part.refunded.toFixed(),
          kind: "refund",
        });
    }
    const unapplied = row.amount.minus(row.applied);
    if (unapplied.gt(0))
      skipped.push({ what, reason: `${unapplied.toFixed(DIGITS)} of it was not applied to an invoice` });
  }
  return byInvoice;
}

function methodOf(type: number | null | undefined): Payment["method"] {
  if (type === CASH) return "cash";
  if (type && bank.has(type)) return "bank";
  return type && cards.has(type) ? "card" : "other";
}
