import "server-only";
import { v7 as newId } from "uuid";
import { type DocumentKind, kindLabels } from "@/lib/document-settings/kinds";
import { todayAsUtcMidnight } from "@/lib/shared/dates/dates";
import { db } from "@/lib/server/db/client";
import { createOnce } from "@/lib/server/db/create-once";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid } from "@/lib/server/problem";
import { capitalized } from "@/lib/shared/text/format";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";
import { accountColumns } from "./account-of-drafts";
import { toItem } from "./to-amounts";
import type { CreditLine } from "@/lib/sales-documents/totals/credit-rules";
import { lockDocument, type LockedDocument } from "./lock-document";
import { proposedNumber } from "./next-number";
import { findSalesDocument, getSalesDocument } from "./read-document";

/** The categories that each kind can become. */
const conversions: Record<DocumentKind, readonly SalesDocumentCategory[]> = {
  quotation: ["invoice", "receipt"],
  invoice: ["receipt"],
  receipt: [],
  creditNote: [],
};

/** Makes the draft of another kind from a document. Throws 422 for a kind that it cannot become. */
export function convertSalesDocument(
  userId: string,
  id: string,
  category: SalesDocumentCategory,
  wanted?: string,
) {
  const made = { from: id, id: wanted, sourceId: id, kind: category };
  return makeOnce(userId, made, async (transaction, { document, timeZone }, madeId) => {
    requireConvertible(document.kind, category);
    const columns = { id: madeId, category, sourceId: id };
    await insertCopy(transaction, userId, document, { kind: category, timeZone, columns });
  });
}

/** Throws 422 if a document of the kind cannot become one of the category. */
export function requireConvertible(kind: DocumentKind, category: SalesDocumentCategory): void {
  if (conversions[kind].includes(category)) return;
  const message = `${capitalized(withArticle(kind))} cannot become ${withArticle(category)}.`;
  throw invalid([{ path: "category", message }]);
}

/** Makes a draft with the same content. Throws 409 for a credit note, which is made from its invoice. */
export function duplicateSalesDocument(userId: string, id: string, wanted?: string) {
  const made = { from: id, id: wanted, sourceId: id };
  return makeOnce(userId, made, async (transaction, { document, timeZone }, madeId) => {
    if (document.kind === "creditNote") throw conflict("Make a credit note from its invoice.");
    const { kind, note, signatures } = document;
    // A copy is about other work.
    const notYet = { serviceDate: null, serviceFrom: null, serviceTo: null };
    const columns = { id: madeId, sourceId: id, note, signatures, ...notYet };
    await insertCopy(transaction, userId, document, { kind, timeZone, columns });
  });
}

type MadeFrom = { sourceId?: string; creditsId?: string; kind?: DocumentKind; purpose?: "deposit" };

/**
 * Makes a document from another one, with an id that the caller may choose: repeated with the same id, it returns the one that
 * was made. Throws 409 if the document with this id was made from another one or is of another kind.
 */
export function makeOnce(
  userId: string,
  { from, id = newId(), ...made }: MadeFrom & { from: string; id?: string },
  insert: (transaction: Prisma.TransactionClient, locked: Locked, id: string) => Promise<void>,
) {
  return createOnce({
    input: { id, ...made },
    create: async () => {
      const isNew = await db.$transaction(async (transaction) => {
        // Of several at once, the others wait here and then see the document.
        const locked = await lockDocument(transaction, userId, from);
        if ((await transaction.salesDocument.count({ where: { userId, id } })) > 0) return false;
        await insert(transaction, locked, id);
        return true;
      });
      return isNew ? getSalesDocument(userId, id) : null;
    },
    find: () => findSalesDocument(userId, id),
  });
}

type Locked = Awaited<ReturnType<typeof lockDocument>>;

function withArticle(kind: DocumentKind): string {
  const name = kindLabels[kind].toLowerCase();
  return `${name === "invoice" ? "an" : "a"} ${name}`;
}

type Copy = {
  kind: DocumentKind;
  /** For the issue date, which is today. */
  timeZone: string;
  /** Defaults to the document's lines. */
  items?: readonly CreditLine[];
  columns: Partial<Prisma.SalesDocumentUncheckedCreateInput> & { id: string };
};

/** Inserts a draft with the lines, parties, amounts and project of a document. */
export async function insertCopy(
  transaction: Prisma.TransactionClient,
  userId: string,
  document: LockedDocument,
  { kind, timeZone, items = document.items.map(toItem), columns }: Copy,
): Promise<void> {
  await transaction.salesDocument.create({
    data: {
      ...copied(document),
      ...(await accountColumns(transaction, userId, document.bankAccountId)),
      number: await proposedNumber(transaction, userId, kind),
      isNumberTyped: false,
      issuedAt: todayAsUtcMidnight(timeZone, new Date()),
      ...columns,
      userId,
      items: { createMany: { data: items.map(withoutTime) } },
    },
    select: { id: true },
  });
}

/** The time of a line stays with the document that it was billed on. */
function withoutTime(item: CreditLine, position: number) {
  return { ...item, timeLineId: null, position };
}

function copied(document: LockedDocument) {
  return {
    projectId: document.projectId,
    clientId: document.client?.id ?? null,
    category: document.category,
    referenceNumber: document.referenceNumber,
    currency: document.currency,
    language: document.language,
    projectTitle: document.projectTitle,
    projectDescription: document.projectDescription,
    freelancerName: document.freelancerName,
    freelancerEmail: document.freelancerEmail,
    freelancerPhone: document.freelancerPhone,
    freelancerTaxId: document.freelancerTaxId,
    freelancerVatId: document.freelancerVatId,
    freelancerAddress: document.freelancerAddress,
    freelancerStreet: document.freelancerStreet,
    freelancerPostcode: document.freelancerPostcode,
    freelancerCity: document.freelancerCity,
    freelancerRegion: document.freelancerRegion,
    freelancerCountry: document.freelancerCountry,
    clientName: document.clientName,
    clientTaxId: document.clientTaxId,
    clientVatId: document.clientVatId,
    clientAddress: document.clientAddress,
    clientStreet: document.clientStreet,
    clientPostcode: document.clientPostcode,
    clientCity: document.clientCity,
    clientRegion: document.clientRegion,
    clientCountry: document.clientCountry,
    clientPhone: document.clientPhone,
    clientOffice: document.clientOffice,
    clientDetail: document.clientDetail,
    tax: document.tax,
    discountPercent: document.discountPercent,
    discountFlat: document.discountFlat,
    taxTreatment: document.taxTreatment,
    taxNote: document.taxNote,
    pricesIncludeTax: document.pricesIncludeTax,
    serviceDate: document.serviceDate,
    serviceFrom: document.serviceFrom,
    serviceTo: document.serviceTo,
    withholding: document.withholding,
    discount: document.discount,
    total: document.total,
  };
}
