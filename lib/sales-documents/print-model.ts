import { dueOnDate, formatDue, isInstant } from "@/lib/dates";
import { formatMoney, groupThousands } from "@/lib/money";
import { documentFileName } from "./file-name";
import { formatPercent, isNumber, isPositive, negate, trimTrailingZeros } from "./print-numbers";
import { withPrintableTexts } from "./printable";
import { type DocumentKind, kindLabels } from "@/lib/document-settings/kinds";
import type { PaymentCode } from "@/lib/payment-codes/payment-code";
import { printDeductions } from "./print-deductions";
import { type PrintPayment, printPayment } from "./print-payment";
import { type PrintInput, referenceOf } from "./print-input";
import { type PrintParty, printParties } from "./print-parties";
import { filled, type PrintLine, texts, trimmed } from "./print-texts";
import { rateOfLine } from "./tax-groups";
import { taxNote } from "./tax-notes";
import { computeTotals, type Totals, type TotalsInput, withCredit } from "./totals";
import { type ItemUnit, printedUnits } from "./units";

export type PrintItem = {
  title: string;
  description: string | null;
  rate: string;
  /** With the unit: "16 hours". */
  quantity: string;
  /** Null if all lines have the same tax rate. */
  tax: string | null;
  amount: string;
};

/** The whole document from top to bottom as formatted texts, rendered by both preview and PDF. */
export type PrintModel = PrintPayment & {
  paper: "A4" | "Letter";
  fileName: string;
  /** "Invoice" */
  title: string;
  /** Number, reference, issue date, due date, currency. */
  facts: PrintLine[];
  freelancer: PrintParty;
  client: PrintParty;
  project: { label: string; title: string; description: string | null };
  columns: { item: string; rate: string; quantity: string; tax: string | null; amount: string };
  items: PrintItem[];
  /** Subtotal, discount, tax by rate. */
  totals: PrintLine[];
  total: PrintLine;
  /** The deposits and the withheld tax below the total; empty without any. */
  deductions: PrintLine[];
  /** What is left after the deductions; null without any. */
  due: PrintLine | null;
  /** Why no tax is charged; null for standard taxation. */
  taxNote: string | null;
  note: { label: string; text: string } | null;
  /** The code to pay an issued invoice; null without one. */
  scan: { label: string; code: PaymentCode } | null;
  /** Signature lines, with the name printed below. */
  signatures: { label: string; name: string; dateLabel: string }[];
};

/** Converts a draft to its print model, without the code that makes payment codes. For issued documents use toPrintModel. */
export function toDraftPrintModel(document: PrintInput): PrintModel {
  return { ...withPrintableTexts(toModel(document)), fileName: documentFileName(document), scan: null };
}

function toModel(document: PrintInput): Omit<PrintModel, "fileName" | "scan"> {
  const { kind = document.category, currency, clientName, freelancerName } = document;
  const totals = totalsOf(document);
  const money = (amount: string) => formatMoney(amount, currency);
  const hasRates = totals.taxGroups.length > 1;
  return {
    paper: paperOf(currency),
    title: kindLabels[kind],
    facts: filled([
      ["Number", document.number],
      ["Reference", texts(referenceOf(document), document.referenceNumber).join("\n")],
      ["Issue date", isInstant(document.issuedAt) ? formatIssueDate(document.issuedAt) : ""],
      [kind === "quotation" ? "Valid until" : "Due date", formatDueDate(kind, document)],
      ["Currency", currency],
    ]),
    ...printParties(document),
    project: {
      label: "Project",
      title: document.projectTitle,
      description: trimmed(document.projectDescription) || null,
    },
    columns: {
      item: "Item",
      rate: "Rate",
      quantity: "Quantity",
      tax: hasRates ? "Tax" : null,
      amount: "Amount",
    },
    items: document.items.map((item, index) => ({
      title: item.title,
      description: trimmed(item.description) || null,
      rate: isNumber(item.rate) ? money(item.rate) : "",
      quantity: isNumber(item.quantity) ? formatQuantity(item.quantity, item.unit) : "",
      tax: hasRates ? formatPercent(rateOfLine(document, item)) : null,
      amount: money(totals.lineTotals[index] ?? "0"),
    })),
    ...printTotals(document, totals),
    ...printDeductions(document, totals),
    taxNote: taxNote(document.taxTreatment, document.taxNotes),
    note: trimmed(document.note) ? { label: "Note", text: trimmed(document.note) } : null,
    ...printPayment(document, totals.receivable),
    signatures: [
      { label: signatureLabels[kind].freelancer, name: freelancerName, dateLabel: "Date" },
      { label: signatureLabels[kind].client, name: clientName, dateLabel: "Date" },
    ],
  };
}

/** Returns the lines below the items: subtotal, discount, tax and total. */
export function printTotals(
  document: TotalsInput,
  totals = computeTotals(document),
): Pick<PrintModel, "totals" | "total"> {
  const money = (amount: string) => formatMoney(amount, document.currency);
  return {
    totals: [
      { label: "Subtotal", value: money(totals.subtotal) },
      { label: discountLabel(document), value: money(negate(totals.discount)) },
      ...totals.taxGroups.map(({ rate, net, tax }, _, { length }) => ({
        label: length > 1 ? `Tax (${formatPercent(rate)} of ${money(net)})` : `Tax (${formatPercent(rate)})`,
        value: money(tax),
      })),
    ],
    total: { label: "Total", value: money(totals.total) },
  };
}

/** Returns the paper size that is common where the currency is used. */
export function paperOf(currency: string): PrintModel["paper"] {
  return ["USD", "CAD", "MXN"].includes(currency) ? "Letter" : "A4";
}

const signatureLabels: Record<DocumentKind, { freelancer: string; client: string }> = {
  quotation: { freelancer: "Offered by", client: "Accepted by" },
  invoice: { freelancer: "Issued by", client: "Received by" },
  receipt: { freelancer: "Received by", client: "Paid by" },
  creditNote: { freelancer: "Issued by", client: "Received by" },
};

/** Returns the totals as they are printed. */
export function totalsOf(document: PrintInput): Totals {
  const totals = computeTotals(document);
  const { kind, total, taxGroups = null } = document;
  return kind === "creditNote" && total ? withCredit(totals, { total, taxGroups }) : totals;
}

function formatQuantity(quantity: string, unit: ItemUnit | "" | null | undefined): string {
  const number = groupThousands(trimTrailingZeros(quantity));
  if (!unit) return number;
  const { one, other } = printedUnits[unit];
  return `${number} ${number === "1" ? one : other}`;
}

function discountLabel({ discountPercent, discountFlat, currency }: TotalsInput): string {
  const parts = [
    isPositive(discountPercent) && formatPercent(discountPercent),
    isPositive(discountFlat) && formatMoney(discountFlat, currency),
  ].filter((part) => part !== false);
  // A flat discount alone needs no label: it equals the amount.
  return isPositive(discountPercent) ? `Discount (${parts.join(" + ")})` : "Discount";
}

/** Returns "On receipt" for an invoice that is due on its issue date. */
function formatDueDate(kind: DocumentKind, { dueOn, issuedAt }: PrintInput): string {
  if (!dueOn) return "";
  return kind === "invoice" && issuedAt.startsWith(dueOn) ? "On receipt" : formatIssueDate(dueOn);
}

function formatIssueDate(issuedAt: string): string {
  return formatDue(dueOnDate(issuedAt.slice(0, 10)), "UTC", "shown");
}
