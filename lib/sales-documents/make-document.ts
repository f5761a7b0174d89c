import "server-only";
import { v7 as newId } from "uuid";
import { type DocumentKind, kindLabels } from "@/lib/document-settings/kinds";
import { todayAsUtcMidnight } from "@/lib/dates";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid } from "@/lib/server/problem";
import type { SalesDocumentCategory } from "./categories";
import { accountColumns } from "./account-of-drafts";
import { toItem } from "./columns";
import type { CreditLine } from "./credit-rules";
import { lockDocument, type LockedDocument } from "./lock-document";
import { proposedNumber } from "./next-number";
import { getSalesDocument } from "./read-document";

/** What each kind can become. */
const conversions: Record<DocumentKind, readonly SalesDocumentCategory[]> = {
  quotation: ["invoice", "receipt"],
  invoice: ["receipt"],
  receipt: [],
  creditNote: [],
};

/** Makes the draft of another kind from a document. Throws 422 for a kind that it cannot become. */
export async function convertSalesDocument(userId: string, id: string, category: SalesDocumentCategory) {
  const madeId = await db.$transaction(async (transaction) => {
    const { document, timeZone } = await lockDocument(transaction, userId, id);
    if (!conversions[document.kind].includes(category)) {
      const message = `${capitalized(withArticle(document.kind))} cannot become ${withArticle(category)}.`;
      throw invalid([{ path: "category", message }]);
    }
    const columns = { category, sourceId: id };
    return insertCopy(transaction, userId, document, { kind: category, timeZone, columns });
  });
  return getSalesDocument(userId, madeId);
}

/** Makes a draft with the same content. Throws 409 for a credit note, which is made from its invoice. */
export async function duplicateSalesDocument(userId: string, id: string) {
  const madeId = await db.$transaction(async (transaction) => {
    const { document, timeZone } = await lockDocument(transaction, userId, id);
    if (document.kind === "creditNote") throw conflict("Make a credit note from its invoice.");
    const columns = { sourceId: id, note: document.note, signatures: document.signatures };
    return insertCopy(transaction, userId, document, { kind: document.kind, timeZone, columns });
  });
  return getSalesDocument(userId, madeId);
}

function withArticle(kind: DocumentKind): string {
  const name = kindLabels[kind].toLowerCase();
  return `${name === "invoice" ? "an" : "a"} ${name}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Copy = {
  kind: DocumentKind;
  /** For the issue date, which is today. */
  timeZone: string;
  /** Defaults to the document's lines. */
  items?: readonly CreditLine[];
  columns: Partial<Prisma.SalesDocumentUncheckedCreateInput>;
};

/** Inserts a draft with the lines, parties, amounts and project of a document, and returns its id. */
export async function insertCopy(
  transaction: Prisma.TransactionClient,
  userId: string,
  document: LockedDocument,
  { kind, timeZone, items = document.items.map(toItem), columns }: Copy,
): Promise<string> {
  const id = newId();
  await transaction.salesDocument.create({
    data: {
      ...copied(document),
      ...(await accountColumns(transaction, userId, document.bankAccountId)),
      number: await proposedNumber(transaction, userId, kind),
      isNumberTyped: false,
      issuedAt: todayAsUtcMidnight(timeZone, new Date()),
      ...columns,
      id,
      userId,
      items: { createMany: { data: items.map((item, position) => ({ ...item, position })) } },
    },
    select: { id: true },
  });
  return id;
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
    freelancerAddress: document.freelancerAddress,
    freelancerStreet: document.freelancerStreet,
    freelancerPostcode: document.freelancerPostcode,
    freelancerCity: document.freelancerCity,
    freelancerRegion: document.freelancerRegion,
    freelancerCountry: document.freelancerCountry,
    clientName: document.clientName,
    clientTaxId: document.clientTaxId,
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
    withholding: document.withholding,
    discount: document.discount,
    total: document.total,
  };
}
