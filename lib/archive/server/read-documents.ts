import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { salesDocumentColumns } from "@/lib/sales-documents/server/columns";
import { toItem } from "@/lib/sales-documents/server/to-amounts";
import { archived, archivedLogo, type Page, readObjects } from "./read-objects";

/** Returns a page of documents with their items, deposits and payments, in the archive's format. */
export async function readDocuments(database: Prisma.TransactionClient, page: Page) {
  const rows = await database.salesDocument.findMany({ ...page, omit, include });
  const objects = await readObjects(
    database,
    page.where.userId,
    rows.flatMap(({ pdfKey, logo }) => [pdfKey, logo]),
  );
  return rows.map(({ pdfKey, logo, total, ...row }) => ({
    ...row,
    // A credit note's total depends on the other credit notes of its invoice.
    creditTotal: row.isCreditNote ? total.toFixed() : null,
    tax: row.tax.toFixed(),
    discountPercent: row.discountPercent.toFixed(),
    discountFlat: row.discountFlat.toFixed(),
    withholding: row.withholding?.toFixed() ?? null,
    items: row.items.map(toItem),
    pdf: archived(objects, pdfKey, `pdfs/${row.id}`),
    logo: archivedLogo(objects, logo),
    deposits: row.deposits.map(({ amount, taxAmount, ...deposit }) => ({
      ...deposit,
      amount: amount.toFixed(),
      taxAmount: taxAmount.toFixed(),
    })),
    payments: row.payments.map(({ amount, arrivedAmount, ...payment }) => ({
      ...payment,
      amount: amount.toFixed(),
      arrivedAmount: arrivedAmount?.toFixed() ?? null,
    })),
  }));
}

// An import derives these again.
const omit = {
  userId: true,
  discount: true,
  kind: true,
  issuedNumber: true,
  received: true,
  credited: true,
  deducted: true,
  balance: true,
  searchName: true,
} as const;

const own = { userId: true, documentId: true } as const;

const include = {
  items: salesDocumentColumns.items,
  deposits: { omit: own, orderBy: { depositId: "asc" } },
  payments: { omit: own, orderBy: { id: "asc" } },
  paymentChanges: { omit: own, orderBy: { id: "asc" } },
  sent: { omit: own, orderBy: { id: "asc" } },
} as const;
