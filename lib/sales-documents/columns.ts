import "server-only";
import { minorDigits } from "@/lib/currencies";
import type { Prisma } from "@/lib/server/db/generated/client";

export const salesDocumentRowColumns = {
  id: true,
  category: true,
  number: true,
  referenceNumber: true,
  issuedAt: true,
  currency: true,
  projectId: true,
  projectTitle: true,
  clientName: true,
  discount: true,
  total: true,
  createdAt: true,
  updatedAt: true,
  client: { select: { id: true, name: true, themeColor: true } },
} satisfies Prisma.SalesDocumentSelect;

export const salesDocumentColumns = {
  ...salesDocumentRowColumns,
  projectDescription: true,
  freelancerName: true,
  freelancerEmail: true,
  freelancerPhone: true,
  freelancerTaxId: true,
  freelancerAddress: true,
  clientTaxId: true,
  clientAddress: true,
  clientPhone: true,
  clientOffice: true,
  clientDetail: true,
  tax: true,
  discountPercent: true,
  discountFlat: true,
  note: true,
  items: {
    select: { title: true, description: true, rate: true, quantity: true },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.SalesDocumentSelect;

type Row = Prisma.SalesDocumentGetPayload<{ select: typeof salesDocumentRowColumns }>;
type Document = Prisma.SalesDocumentGetPayload<{ select: typeof salesDocumentColumns }>;

/** Returns a stored document with amounts as text: totals with the currency's decimal places, the rest as entered. */
export function toRow<Columns extends Row>(row: Columns) {
  const digits = minorDigits(row.currency);
  return {
    ...row,
    // Prisma reads the client in a second statement: it is null if it was deleted in between.
    clientId: row.client?.id ?? null,
    discount: row.discount.toFixed(digits),
    total: row.total.toFixed(digits),
  };
}

export function toDocument(document: Document) {
  return {
    ...toRow(document),
    tax: document.tax.toFixed(),
    discountPercent: document.discountPercent.toFixed(),
    discountFlat: document.discountFlat.toFixed(),
    items: document.items.map((item) => ({
      ...item,
      rate: item.rate.toFixed(),
      quantity: item.quantity.toFixed(),
    })),
  };
}
