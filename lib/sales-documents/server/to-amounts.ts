import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { minorDigits } from "@/lib/shared/money/currencies";
import type { Ledger } from "@/lib/sales-documents/totals/balance";

type Item = Omit<Prisma.SalesDocumentItemGetPayload<object>, "userId" | "documentId" | "position">;

type Amounts = Prisma.SalesDocumentGetPayload<{
  select: {
    currency: true;
    tax: true;
    discountPercent: true;
    discountFlat: true;
    taxTreatment: true;
    pricesIncludeTax: true;
    withholding: true;
  };
}> & { items: Item[] };

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

type Sums = Prisma.SalesDocumentGetPayload<{
  select: { currency: true; total: true; received: true; credited: true; deducted: true };
}>;

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

export function toItem({ title, description, unit, timeLineId, ...item }: Item) {
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
