import type { InvoiceShelfBackup } from "./invoice-shelf-schema";
import { shorten, type Skipped } from "./other-program";
import type { RecordDocument } from "@/lib/archive/records-schema";

export type Payments = NonNullable<RecordDocument["payments"]>;

/** Returns the payments of each invoice by its id, and names those that have none. */
export function shelfPayments(
  data: InvoiceShelfBackup,
  idOfPayment: (key: string) => string,
  skipped: Skipped[],
) {
  const byInvoice = new Map<string, Payments>(data.invoices.map((row) => [row.id, []]));
  const methods = new Map(data.payment_methods.map((row) => [row.id, row.name]));
  for (const row of data.payments) {
    const own = byInvoice.get(row.invoice_id ?? "");
    const reason = !own
      ? "It is not for an invoice of this file"
      : !row.payment_date
        ? "It has no date"
        : null;
    if (!own || !row.payment_date || row.amount.lte(0)) {
      skipped.push({
        what: `Payment ${row.payment_number}`,
        reason: reason ?? "Its amount is not above zero",
      });
      continue;
    }
    own.push({
      id: idOfPayment(row.id),
      amount: row.amount.toFixed(),
      receivedOn: row.payment_date,
      method: methodOf(methods.get(row.payment_method_id ?? "") ?? ""),
      kind: "payment",
      reference: shorten(row.payment_number) || null,
    });
  }
  return byInvoice;
}

/** The methods have free names. These are those that a new server has. */
function methodOf(name: string): Payments[number]["method"] {
  if (/cash/i.test(name)) return "cash";
  if (/bank|transfer|check/i.test(name)) return "bank";
  return /card/i.test(name) ? "card" : "other";
}
