import Big from "big.js";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import { totalsOf } from "@/lib/sales-documents/print/model";
import { readDay } from "@/lib/sales-documents/print/supply";
import { rateOfLine } from "@/lib/sales-documents/totals/tax-groups";
import type { ItemUnit } from "@/lib/sales-documents/totals/units";
import type { EInvoiceFormat } from "./formats";
import { hasGermanRules } from "./requirements";
import type { EInvoice, InvoiceLine } from "./invoice";
import { freelancerNumbers, toBuyer, toSeller } from "./parties";
import { paymentMeans } from "./payment-means";
import { type NetLine, netLines } from "./net-lines";
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
  const hasVatId = freelancerNumbers(document).vatId !== null;
  const lines = netLines(document, totals);
  const taxed = (rate: string) => vatOf(taxTreatment, rate, hasVatId);
  const isIncluded = document.pricesIncludeTax === true;
  const isSubject = taxed("0").category !== "O";
  const reference = trimmed(document.referenceNumber);
  const dueOn = (kind === "invoice" && document.dueOn) || null;
  return {
    typeCode: kind === "creditNote" ? "381" : document.purpose === "deposit" ? "386" : "380",
    number: document.number,
    issuedOn: dateText(document.issuedAt),
    dueOn,
    ...serviceOf(document),
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
      ...priced(item, lines.items[index] ?? { whole: "0", discount: "0", net: "0" }, isIncluded),
      ...taxed(rateOfLine(document, item)),
    })),
    allowances: lines.discounts
      .filter(({ amount }) => Number(amount) !== 0)
      .map(({ rate, amount }) => ({ ...taxed(rate), amount })),
    vat: totals.taxGroups.map(({ rate, net, tax }) => {
      const own = taxed(rate);
      const hasReason = own.category !== "S" && own.category !== "Z";
      return {
        ...own,
        // Germany requires a rate here for every category.
        rate: own.rate ?? (hasGermanRules(document, format) ? "0" : null),
        taxable: net,
        tax,
        reason: hasReason ? model.taxNote : null,
        reasonCode: reasonCodes[own.category] ?? null,
      };
    }),
    sums: {
      lines: sumOf(lines.items.map(({ net }) => net)),
      allowances: sumOf(lines.discounts.map(({ amount }) => amount)),
      taxable: totals.taxable,
      tax: totals.taxAmount,
      total: totals.total,
      prepaid: new Big(totals.total).minus(totals.receivable).toFixed(decimalsOf(totals.total)),
      due: totals.receivable,
    },
  };
}

/**
 * Returns quantity, price, discount and net amount of a line. The price of one is what is printed, unless it gives the amount only
 * after rounding by more than the rules allow, as in a currency without decimal places: then the price is for the whole quantity.
 * Where prices include tax, it is the net price in ten decimal places.
 */
function priced(item: EInvoiceInput["items"][number], line: NetLine, isIncluded: boolean): LinePrice {
  const { whole, discount, net } = line;
  const quantity = new Big(item.quantity).toFixed();
  const price = isIncluded
    ? new Big(whole).div(item.quantity).round(10, Big.roundHalfUp)
    : new Big(item.rate);
  const isClose = price.times(quantity).minus(whole).abs().lte("0.02");
  const percent = new Big(item.discountPercent ?? 0);
  const allowance =
    Number(discount) === 0
      ? null
      : { amount: discount, percent: isExactly(percent, line) ? percent.toFixed() : null, base: whole };
  return {
    quantity,
    ...(isClose ? { price: price.toFixed(), baseQuantity: null } : { price: whole, baseQuantity: quantity }),
    allowance,
    net,
  };
}

/**
 * Returns whether a percentage alone gives the discount of a line, as the rules check it: by at most 0.02, whatever the currency
 * rounds to.
 */
function isExactly(percent: Big, { whole, discount }: NetLine): boolean {
  const amount = new Big(whole).times(percent).div(100);
  return (
    amount.round(decimalsOf(whole), Big.roundHalfUp).eq(discount) && amount.minus(discount).abs().lte("0.02")
  );
}

type LinePrice = Pick<InvoiceLine, "quantity" | "price" | "baseQuantity" | "allowance" | "net">;

function precedingOf({ kind, credits, deposits = [] }: EInvoiceInput): EInvoice["preceding"] {
  if (kind === "creditNote") return credits ? [{ number: credits.number, issuedOn: credits.issuedDate }] : [];
  return deposits.map(({ number, issuedDate }) => ({ number, issuedOn: issuedDate }));
}

/** Returns when the work was done. */
function serviceOf({ serviceDate, serviceFrom, serviceTo }: EInvoiceInput) {
  const [deliveredOn, from, to] = [readDay(serviceDate), readDay(serviceFrom), readDay(serviceTo)];
  return { deliveredOn, period: from && to ? { from, to } : null };
}

/** Returns the terms of a document without a due date. */
function termsOf({ kind, credits }: EInvoiceInput): string {
  return kind === "creditNote" && credits ? `Credits invoice ${credits.number}` : "Due on receipt";
}

function sumOf(amounts: readonly string[]): string {
  const digits = Math.max(0, ...amounts.map(decimalsOf));
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(digits);
}

function decimalsOf(amount: string): number {
  return amount.split(".")[1]?.length ?? 0;
}

function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

const unitCodes: Record<ItemUnit, string> = {
  hour: "HUR",
  minute: "MIN",
  day: "DAY",
  piece: "H87",
  month: "MON",
  km: "KMT",
};

/** Returns the code of UN/ECE Recommendation 20; a line without a unit is counted as one. */
function unitCode(unit: ItemUnit | "" | null | undefined): string {
  return unit ? unitCodes[unit] : "C62";
}
