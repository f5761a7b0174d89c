import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { minorDigits } from "@/lib/shared/money/currencies";
import type { Ledger } from "@/lib/sales-documents/totals/balance";
import type { salesDocumentColumns } from "./columns";

type Document = Prisma.SalesDocumentGetPayload<{ select: typeof salesDocumentColumns }>;

type Amounts = Pick<
  Document,
  | "currency"
  | "tax"
  | "discountPercent"
  | "discountFlat"
  | "taxTreatment"
  | "pricesIncludeTax"
  | "withholding"
  | "items"
>;

/** Returns what the totals are computed from, with numbers as text. */
export function toAmounts(document: Amounts) {
  return {
    currency: document.currency,
    tax: document.tax.toFixed(),
    discountPercent: document.discountPercent.toFixed(),
    discountFlat: document.discountFlat.toFixed(),
    taxTreatment: document.taxTreatment,
    pricesIncludeTax: document.pricesIncludeTax,
    withholding: document.withholding?.toFixed() ?? null,
    items: document.items.map(toItem),
  };
}

type Sums = Pick<Document, "currency" | "total" | "received" | "credited" | "deducted">;

/** Returns the amounts that a document's balance follows from, as text. */
export function toLedger({ currency, total, received, credited, deducted }: Sums): Ledger {
  const digits = minorDigits(currency);
  return {
    currency,
    total: total.toFixed(digits),
    received: received.toFixed(digits),
    credited: credited.toFixed(digits),
    deducted: deducted.toFixed(digits),
  };
}

export function toItem({ title, description, unit, timeLineId, ...item }: Document["items"][number]) {
  return {
    title,
    description,
    rate: item.rate.toFixed(),
    quantity: item.quantity.toFixed(),
    taxRate: item.taxRate?.toFixed() ?? null,
    discountPercent: item.discountPercent.toFixed(),
    discountFlat: item.discountFlat.toFixed(),
    timeLineId,
    unit,
  };
}
