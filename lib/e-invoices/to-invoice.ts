import Big from "big.js";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import { totalsOf } from "@/lib/sales-documents/print/model";
import { rateOfLine } from "@/lib/sales-documents/totals/tax-groups";
import type { ItemUnit } from "@/lib/sales-documents/totals/units";
import { type EInvoiceFormat, isXRechnung } from "./formats";
import type { EInvoice, InvoiceLine } from "./invoice";
import { toBuyer, toSeller } from "./parties";
import { paymentMeans } from "./payment-means";
import { readTaxNumber } from "./tax-number";
import { reasonCodes, vatOf } from "./vat-category";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** An issued document, and where its client receives invoices. */
export type EInvoiceInput = PrintInput & {
  purpose?: "standard" | "deposit";
  /** The reference that the client asks for, such as a Leitweg-ID. */
  buyerReference?: string | null;
  electronicAddress?: string | null;
  clientEmail?: string | null;
};

/**
 * Maps a document to an e-invoice. All amounts are those that are printed: the totals are computed by the same functions, and
 * the reason without tax and the deductions are the texts of the print model.
 */
export function toEInvoice(document: EInvoiceInput, format: EInvoiceFormat): EInvoice {
  const { kind = document.category, currency, taxTreatment = "standard" } = document;
  const totals = totalsOf(document);
  const model = toPrintModel(document);
  const hasVatId = readTaxNumber(document.freelancerTaxId)?.isVatId ?? false;
  const taxed = (rate: string) => vatOf(taxTreatment, rate, hasVatId);
  const isSubject = taxed("0").category !== "O";
  const reference = trimmed(document.referenceNumber);
  const dueOn = (kind === "invoice" && document.dueOn) || null;
  return {
    typeCode: kind === "creditNote" ? "381" : document.purpose === "deposit" ? "386" : "380",
    number: document.number,
    issuedOn: dateText(document.issuedAt),
    dueOn,
    currency,
    buyerReference: trimmed(document.buyerReference) ?? reference,
    orderReference: reference,
    notes: [
      ...model.deductions.map(({ label, value }) => `${label}: ${value}`),
      ...(model.note ? [model.note.text] : []),
    ],
    terms: dueOn ? null : termsOf(document),
    preceding: precedingOf(document),
    seller: toSeller(document, format, isSubject),
    buyer: toBuyer(document, format, isSubject),
    payment: paymentMeans({ ...document, kind }),
    lines: document.items.map((item, index) => ({
      title: item.title,
      description: trimmed(item.description),
      unitCode: unitCode(item.unit),
      ...priced(item, totals.lineTotals[index] ?? "0"),
      ...taxed(rateOfLine(document, item)),
    })),
    allowances: totals.taxGroups
      .filter(({ discount }) => Number(discount) !== 0)
      .map(({ rate, discount }) => ({ ...taxed(rate), amount: discount })),
    vat: totals.taxGroups.map(({ rate, net, tax }) => {
      const own = taxed(rate);
      const hasReason = own.category !== "S" && own.category !== "Z";
      return {
        ...own,
        // XRechnung requires a rate here for every category.
        rate: own.rate ?? (isXRechnung(format) ? "0" : null),
        taxable: net,
        tax,
        reason: hasReason ? model.taxNote : null,
        reasonCode: reasonCodes[own.category] ?? null,
      };
    }),
    sums: {
      lines: totals.subtotal,
      allowances: totals.discount,
      taxable: totals.taxable,
      tax: totals.taxAmount,
      total: totals.total,
      prepaid: new Big(totals.total).minus(totals.receivable).toFixed(decimalsOf(totals.total)),
      due: totals.receivable,
    },
  };
}

/**
 * Returns quantity, price and net amount of a line. The price of one is what is printed, unless it gives the net amount only
 * after rounding by more than the rules allow, as in a currency without decimal places: then the price is for the whole quantity.
 */
function priced({ rate, quantity }: { rate: string; quantity: string }, net: string): LinePrice {
  const difference = new Big(rate).times(quantity).minus(net).abs();
  const plain = new Big(quantity).toFixed();
  if (difference.lte("0.02"))
    return { quantity: plain, price: new Big(rate).toFixed(), baseQuantity: null, net };
  return { quantity: plain, price: net, baseQuantity: plain, net };
}

type LinePrice = Pick<InvoiceLine, "quantity" | "price" | "baseQuantity" | "net">;

function precedingOf({ kind, credits, deposits = [] }: EInvoiceInput): EInvoice["preceding"] {
  if (kind === "creditNote") return credits ? [{ number: credits.number, issuedOn: credits.issuedDate }] : [];
  return deposits.map(({ number, issuedDate }) => ({ number, issuedOn: issuedDate }));
}

/** Returns the terms of a document without a due date. */
function termsOf({ kind, credits }: EInvoiceInput): string {
  return kind === "creditNote" && credits ? `Credits invoice ${credits.number}` : "Due on receipt";
}

function decimalsOf(amount: string): number {
  return amount.split(".")[1]?.length ?? 0;
}

function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

const unitCodes: Record<ItemUnit, string> = {
  hour: "HUR",
  day: "DAY",
  piece: "H87",
  month: "MON",
  km: "KMT",
};

/** Returns the code of UN/ECE Recommendation 20; a line without a unit is counted as one. */
function unitCode(unit: ItemUnit | "" | null | undefined): string {
  return unit ? unitCodes[unit] : "C62";
}
