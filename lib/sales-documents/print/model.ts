import { isInstant } from "@/lib/shared/dates/dates";
import { directionOf, type DocumentLanguage, languageOf } from "@/lib/shared/text/languages";
import type { PictureSize } from "@/lib/logo/size";
import type { PaymentCode } from "@/lib/payment-codes/payment-code";
import { printedAccent } from "@/lib/logo/accent";
import { documentFileName } from "@/lib/sales-documents/file-name";
import { printDeductions } from "./deductions";
import { formatsOf } from "./formats";
import { type PrintInput, referenceOf } from "./input";
import { printItems, type PrintItem } from "./items";
import { type PrintParty, printParties } from "./parties";
import { type PrintPayment, printPayment } from "./payment";
import { filled, type PrintLine, texts, trimmed } from "./texts";
import { serviceFacts } from "./supply";
import { type PrintTotals, printTotals } from "./totals";
import { withPrintableTexts } from "./printable";
import { taxNote } from "@/lib/sales-documents/totals/tax-notes";
import { computeTotals, type Totals, withCredit } from "@/lib/sales-documents/totals/totals";
import { englishWords, type PaperWords, type PrintWords } from "@/lib/sales-documents/paper-labels/words";
import { dateText } from "@/lib/shared/dates/calendar-date";

export type { PrintItem };

/** The key of a picture in the object store, and its size in pixels. */
export type PrintedLogo = PictureSize & { key: string };

/** The whole document from top to bottom as formatted texts, rendered by both preview and PDF. */
export type PrintModel = PrintPayment &
  PrintTotals & {
    language: DocumentLanguage;
    direction: "ltr" | "rtl";
    paper: "A4" | "Letter";
    fileName: string;
    /** The freelancer's logo, with its size in pixels. */
    logo: PrintedLogo | null;
    /** The color of the title and the strong lines; null means black. */
    accent: string | null;
    /** "Invoice" */
    title: string;
    /** "Invoice for Saltmarsh Bakery" */
    subject: string;
    /** "6,245.60 USD due 25 November 2026"; null without a due date. */
    headline: string | null;
    /** Number, reference, issue date, due date, currency. */
    facts: PrintLine[];
    freelancer: PrintParty;
    client: PrintParty;
    project: { label: string; title: string; description: string | null };
    columns: { item: string; rate: string; quantity: string; tax: string | null; amount: string };
    items: PrintItem[];
    /** The deposits and the withheld tax below the total; empty without any. */
    deductions: PrintLine[];
    /** The amount that is left after the deductions; null without any. */
    due: PrintLine | null;
    /** Why no tax is charged; null for standard taxation. */
    taxNote: string | null;
    note: { label: string; text: string } | null;
    /** The code to pay an issued invoice; null without one. */
    scan: { label: string; code: PaymentCode } | null;
    /** Where an issued invoice is paid online; null without a link. */
    payLink: { label: string; url: string } | null;
    /** Signature lines, with the name printed below. */
    signatures: { label: string; name: string; dateLabel: string }[];
    /** "Invoice 2026-0014 · Ida Brekke", and "Page {page} of {pages}". */
    footer: { name: string; page: string };
  };

/**
 * Converts a draft to its print model, without the code that makes payment codes. For issued documents use toPrintModel. The
 * words are those of the document's language.
 */
export function toDraftPrintModel(document: PrintInput, words: PaperWords = englishWords): PrintModel {
  return {
    ...withPrintableTexts(toModel(document, words)),
    fileName: documentFileName(document),
    logo: logoOf(document),
    accent: document.accent ? printedAccent(document.accent) : null,
    scan: null,
    payLink: null,
  };
}

function logoOf({ logo, logoWidth, logoHeight }: PrintInput): PrintedLogo | null {
  if (!logo || !logoWidth || !logoHeight) return null;
  return { key: logo, width: logoWidth, height: logoHeight };
}

/** Returns everything of a model that is set in a typeface, as one text. */
export function printedText({ fileName: _fileName, logo: _logo, ...model }: PrintModel): string {
  return JSON.stringify(model);
}

function toModel(
  document: PrintInput,
  { labels, taxNotes }: PaperWords,
): Omit<PrintModel, "fileName" | "scan" | "payLink" | "logo" | "accent"> {
  const { kind = document.category, currency, number, clientName, freelancerName } = document;
  const language = languageOf(document.language);
  const print = { labels, formats: formatsOf(language, document.freelancerCountry) };
  const { formats } = print;
  const totals = totalsOf(document);
  const issueDate = isInstant(document.issuedAt) ? dateText(document.issuedAt) : "";
  const isOnReceipt = kind === "invoice" && document.dueOn === issueDate;
  const dueDay = document.dueOn ? formats.day(document.dueOn) : "";
  return {
    language,
    direction: directionOf(language),
    paper: paperOf(currency),
    title: labels.kinds[kind],
    subject: labels.documentFor(labels.kinds[kind], clientName),
    headline: headlineOf(document, totals, isOnReceipt, print),
    facts: filled([
      [labels.number, number],
      [labels.reference, texts(referenceOf(document, print), document.referenceNumber).join("\n")],
      [labels.issueDate, issueDate && formats.day(issueDate)],
      [kind === "quotation" ? labels.validUntil : labels.dueDate, isOnReceipt ? labels.onReceipt : dueDay],
      ...serviceFacts(document, print),
      [labels.currency, currency],
    ]),
    ...printParties(document, { labels, language }),
    project: {
      label: labels.project,
      title: document.projectTitle,
      description: trimmed(document.projectDescription) || null,
    },
    ...printItems(document, totals, print),
    ...printTotals(document, totals, print),
    ...printDeductions(document, totals, print),
    taxNote: taxNote(document, taxNotes),
    note: trimmed(document.note) ? { label: labels.note, text: trimmed(document.note) } : null,
    ...printPayment(document, totals.receivable, print),
    signatures:
      (document.signatures ?? kind === "quotation")
        ? [
            { label: labels.signatures.freelancer, name: freelancerName, dateLabel: labels.date },
            { label: labels.signatures.client, name: clientName, dateLabel: labels.date },
          ]
        : [],
    footer: {
      name: [labels.kinds[kind], number, "·", freelancerName].join(" "),
      page: labels.pageOf("{page}", "{pages}"),
    },
  };
}

/** Returns the line below the title: what is due of an invoice and when, or until when a quotation is valid. */
function headlineOf(
  document: PrintInput,
  { total, receivable }: Totals,
  isOnReceipt: boolean,
  { labels, formats }: PrintWords,
): string | null {
  const { kind = document.category, currency, dueOn } = document;
  if (!dueOn) return null;
  const day = unbroken(formats.longDay(dueOn));
  if (kind === "quotation") return labels.amountValidUntil(unbroken(formats.amount(total, currency)), day);
  if (kind !== "invoice") return null;
  const amount = unbroken(formats.amount(receivable, currency));
  return isOnReceipt ? labels.amountDueOnReceipt(amount) : labels.amountDueOn(amount, day);
}

/** An amount and a day stay on one line. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

/** Returns the paper size that is common where the currency is used. */
export function paperOf(currency: string): PrintModel["paper"] {
  return ["USD", "CAD", "MXN"].includes(currency) ? "Letter" : "A4";
}

/** Returns the totals as they are printed. */
export function totalsOf(document: PrintInput): Totals {
  const totals = computeTotals(document);
  const { kind, total, taxGroups = null } = document;
  return kind === "creditNote" && total ? withCredit(totals, { total, taxGroups }) : totals;
}
