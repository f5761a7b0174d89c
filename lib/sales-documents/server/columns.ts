import "server-only";
import { minorDigits } from "@/lib/shared/money/currencies";
import type { Prisma } from "@/lib/server/db/generated/client";
import { amountDue, documentState } from "@/lib/sales-documents/totals/balance";
import { taxGroupsSchema } from "@/lib/sales-documents/parts-schema";
import { computeTotals, withCredit } from "@/lib/sales-documents/totals/totals";
import { toAmounts, toLedger } from "./to-amounts";
import { dateText } from "@/lib/shared/dates/calendar-date";

const relatedColumns = {
  id: true,
  kind: true,
  number: true,
  issuedAt: true,
  lockedAt: true,
} satisfies Prisma.SalesDocumentSelect;

export const salesDocumentRowColumns = {
  id: true,
  category: true,
  kind: true,
  purpose: true,
  number: true,
  referenceNumber: true,
  issuedAt: true,
  currency: true,
  projectId: true,
  projectTitle: true,
  clientName: true,
  discount: true,
  total: true,
  balance: true,
  received: true,
  credited: true,
  deducted: true,
  issuedNumber: true,
  lockedAt: true,
  dueOn: true,
  sourceId: true,
  creditsId: true,
  openedAt: true,
  answer: true,
  answeredAt: true,
  answeredBy: true,
  createdAt: true,
  updatedAt: true,
  client: { select: { id: true, name: true, themeColor: true } },
} satisfies Prisma.SalesDocumentSelect;

export const salesDocumentColumns = {
  ...salesDocumentRowColumns,
  projectDescription: true,
  language: true,
  freelancerName: true,
  freelancerEmail: true,
  freelancerPhone: true,
  freelancerTaxId: true,
  freelancerVatId: true,
  freelancerAddress: true,
  freelancerStreet: true,
  freelancerPostcode: true,
  freelancerCity: true,
  freelancerRegion: true,
  freelancerCountry: true,
  clientTaxId: true,
  clientVatId: true,
  clientAddress: true,
  clientStreet: true,
  clientPostcode: true,
  clientCity: true,
  clientRegion: true,
  clientCountry: true,
  clientPhone: true,
  clientOffice: true,
  clientDetail: true,
  buyerReference: true,
  electronicAddress: true,
  bankAccountId: true,
  bankHolder: true,
  bankIban: true,
  bankBic: true,
  bankAccountNumber: true,
  bankName: true,
  bankPromptPayId: true,
  bankUpiId: true,
  bankPixKey: true,
  bankPayLink: true,
  signatures: true,
  logo: true,
  logoWidth: true,
  logoHeight: true,
  accent: true,
  tax: true,
  discountPercent: true,
  discountFlat: true,
  taxTreatment: true,
  taxNote: true,
  pricesIncludeTax: true,
  serviceDate: true,
  serviceFrom: true,
  serviceTo: true,
  withholding: true,
  depositIds: true,
  creditTaxGroups: true,
  note: true,
  answerEmail: true,
  answerNote: true,
  answerHash: true,
  items: {
    select: {
      title: true,
      description: true,
      rate: true,
      quantity: true,
      taxRate: true,
      unit: true,
      discountPercent: true,
      discountFlat: true,
      timeLineId: true,
    },
    orderBy: { position: "asc" },
  },
  source: { select: relatedColumns },
  credits: { select: relatedColumns },
  copies: { select: { ...relatedColumns, purpose: true }, orderBy: { id: "asc" } },
  creditNotes: { select: relatedColumns, orderBy: { id: "asc" } },
} satisfies Prisma.SalesDocumentSelect;

/** A deposit that a final invoice deducts, with tax. */
export type Deduction = { id: string; number: string; issuedDate: string; amount: string; taxAmount: string };

type Row = Prisma.SalesDocumentGetPayload<{ select: typeof salesDocumentRowColumns }>;
type Document = Prisma.SalesDocumentGetPayload<{ select: typeof salesDocumentColumns }>;

/** A stored document as lists need it. */
export type StoredRow = Row & {
  /** True if an invoice was issued from this quotation. */
  isInvoiced: boolean;
};

/**
 * Returns a stored document with amounts as text: totals with the currency's decimal places, the rest as entered. `today` is
 * the user's calendar day, which decides whether a quotation has expired.
 */
export function toRow<Columns extends StoredRow>(row: Columns, today: string) {
  const { credited: _credited, deducted: _deducted, isInvoiced, ...shown } = row;
  const digits = minorDigits(row.currency);
  const ledger = toLedger(row);
  const dueOn = row.dueOn && dateText(row.dueOn);
  const { kind, lockedAt } = row;
  // An invoice that was made without an answer shows that the client accepted in another way.
  const answer = row.answer ?? (isInvoiced ? ("accepted" as const) : null);
  const isIssued = lockedAt !== null;
  return {
    ...shown,
    purpose: row.purpose ?? "standard",
    // Prisma reads the client in a second statement: it is null if it was deleted in between.
    clientId: row.client?.id ?? null,
    discount: row.discount.toFixed(digits),
    total: ledger.total,
    received: ledger.received,
    balance: row.balance?.toFixed(digits) ?? null,
    state: documentState({ kind, isIssued, dueOn, answer, ...ledger }, today),
    issuedDate: lockedAt && dateText(row.issuedAt),
    dueOn,
  };
}

/** The deposits that a document deducts, the sum of the withheld tax among its payments, and what is credited without tax. */
type Settled = { deposits?: Deduction[]; withheldReceived?: string; netCredited?: string };

/** Returns a stored document with everything that is printed: see `findSalesDocument`. */
export function toDocument(
  document: Document,
  today: string,
  { deposits = [], withheldReceived = "0", netCredited = "0" }: Settled = {},
) {
  const isInvoiced =
    document.kind === "quotation" &&
    document.copies.some(({ kind, lockedAt }) => kind === "invoice" && lockedAt !== null);
  const { creditTaxGroups, ...shown } = document;
  const amounts = { ...toAmounts(document), deposits };
  const row = toRow({ ...shown, isInvoiced }, today);
  const computed = computeTotals(amounts);
  const { taxGroups, withheldFrom, withheld, receivable } =
    document.kind === "creditNote"
      ? withCredit(computed, {
          total: row.total,
          taxGroups: taxGroupsSchema.nullable().parse(creditTaxGroups),
        })
      : computed;
  const paying = { ...toLedger(document), withheldFrom, withheld, withheldReceived, netCredited };
  return {
    ...row,
    ...amounts,
    ...toServiceDates(document),
    taxGroups,
    withheld,
    receivable,
    toReceive: row.balance === null ? null : amountDue(paying),
    source: document.source && toRelated(document.source),
    credits: document.credits && toRelated(document.credits),
    copies: document.copies.map((copy) => ({ ...toRelated(copy), purpose: copy.purpose ?? "standard" })),
    creditNotes: document.creditNotes.map(toRelated),
  };
}

/** Returns when the work was done, as calendar dates. */
function toServiceDates({ serviceDate, serviceFrom, serviceTo }: Document) {
  return {
    serviceDate: serviceDate && dateText(serviceDate),
    serviceFrom: serviceFrom && dateText(serviceFrom),
    serviceTo: serviceTo && dateText(serviceTo),
  };
}

function toRelated(document: NonNullable<Document["source"]>) {
  const { id, kind, number, issuedAt, lockedAt } = document;
  return { id, kind, number, issuedDate: lockedAt && dateText(issuedAt) };
}
