import fc from "fast-check";
import { expect, it } from "vitest";
import { documentCsvColumns, type BookedDocument } from "@/lib/sales-documents/server/csv/csv-columns";
import { toRow } from "@/lib/sales-documents/server/columns";
import { Prisma } from "@/lib/server/db/generated/client";
import { minorDigits } from "@/lib/shared/money/currencies";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { totalsOf } from "@/lib/sales-documents/print/model";
import { balanceOf } from "@/lib/sales-documents/totals/balance";
import { type ExactTotals, exactTotals } from "@/tests/e-invoices/exact-totals";
import { type RandomDocument, randomDocuments } from "@/tests/e-invoices/random-documents";
import { repaired } from "@/tests/e-invoices/repaired";
import { readBack } from "@/tests/e-invoices/read-back";
import { casesText } from "@/tests/setup/property-cases";
import { eInvoiceFormats } from "./formats";
import { eInvoiceGaps, eInvoiceRefusal } from "./requirements";
import { eInvoiceXml } from "./xml-file";

// DOCUMENT_CASES=5000 runs the full number, in some minutes; DOCUMENT_SEED=2 runs other documents.
const cases = Number(process.env.DOCUMENT_CASES ?? 25);
const seed = Number(process.env.DOCUMENT_SEED ?? 1);

it(
  `of ${casesText(cases)} random documents, paper, e-invoices, CSV and ledger have the sums of exact arithmetic`,
  { timeout: 3_600_000 },
  () => {
    for (const random of fc.sample(randomDocuments, { numRuns: cases, seed })) {
      const exact = exactTotals(random);
      expectPrinted(random, exact);
      expectBooked(random, exact);
      for (const format of eInvoiceFormats) {
        const document = eInvoiceGaps(random, format).length > 0 ? repaired(random, format) : random;
        if (eInvoiceRefusal(document, format)) continue;
        const sums = exactTotals(document);
        const { number, currency, ...read } = readBack(eInvoiceXml(document, format));
        expect([number, currency]).toEqual([document.number, document.currency]);
        expect(
          {
            rates: read.rates.map(({ net, tax }) => ({ net: minor(net), tax: minor(tax) })),
            taxable: minor(read.taxable),
            tax: minor(read.tax),
            total: minor(read.total),
            due: minor(read.due),
          },
          `${format} ${JSON.stringify(document)}`,
        ).toEqual({
          rates: sums.groups.map(({ net, tax }) => ({ net, tax })),
          taxable: sums.taxable,
          tax: sums.tax,
          total: sums.total,
          due: sums.receivable,
        });
      }
    }
  },
);

/** Reads an amount as it is printed or stored in whole minor units: "-€1,234.50" as -123450. */
function minor(text: string | null | undefined): bigint {
  const digits = BigInt((text ?? "").replaceAll(/\D/g, "") || "0");
  return /^\D*[-−]/.test(text ?? "") ? -digits : digits;
}

/** Compares the totals, and what stands on the paper. */
function expectPrinted(document: RandomDocument, exact: ExactTotals) {
  const story = JSON.stringify(document);
  const totals = totalsOf(document);
  expect(
    totals.taxGroups.map(({ rate, net, tax, discount }) => ({
      rate,
      net: minor(net),
      tax: minor(tax),
      discount: minor(discount),
    })),
    story,
  ).toEqual(exact.groups);
  const model = toPrintModel(document);
  expect(model.items.map(({ amount, discount }) => [minor(amount), minor(discount?.amount)])).toEqual(
    exact.lines.map(({ whole, discount }) => [whole, -discount]),
  );
  const [subtotal, ...others] = model.totals.map(({ value }) => minor(value));
  const taxes = (document.pricesIncludeTax ? model.included.slice(0, -1) : model.totals.slice(1)).map(
    ({ value }) => minor(value),
  );
  const isTaxed = document.taxTreatment === "standard";
  const shown = isTaxed && taxes.some((tax) => tax > 0n) ? exact.tax : 0n;
  expect(subtotal, story).toBe(exact.subtotal);
  expect(others.filter((one) => one < 0n)).toEqual(exact.discount > 0n ? [-exact.discount] : []);
  expect(taxes.filter((one) => one > 0n).reduce((all, one) => all + one, 0n)).toBe(shown);
  expect(minor(model.total.value)).toBe(exact.total);
  expect(minor(model.due?.value ?? model.total.value)).toBe(exact.receivable);
}

/** Compares the row of the accountant's CSV, and the balance. */
function expectBooked(document: RandomDocument, exact: ExactTotals) {
  const digits = minorDigits(document.currency);
  const decimal = (amount: bigint) => new Prisma.Decimal(amount.toString()).div(10 ** digits);
  const sign = document.kind === "creditNote" ? -1n : 1n;
  const ledger = {
    currency: document.currency,
    total: decimal(exact.total).toFixed(digits),
    credited: "0",
    received: "0",
    deducted: decimal(exact.deducted).toFixed(digits),
  };
  const balance = balanceOf(ledger);
  expect(minor(balance)).toBe(exact.receivable + exact.withheld);
  const stored = {
    kind: document.kind,
    currency: document.currency,
    dueOn: null,
    lockedAt: new Date(document.lockedAt ?? 0),
    issuedAt: new Date(document.issuedAt),
    discount: decimal(exact.discount),
    total: decimal(exact.total),
    received: decimal(0n),
    credited: decimal(0n),
    deducted: decimal(exact.deducted),
    balance: document.kind === "invoice" ? new Prisma.Decimal(balance) : null,
    isInvoiced: false,
  } as unknown as BookedDocument["stored"];
  const { taxGroups } = totalsOf(document);
  const today = "2026-11-28";
  const detail = {} as BookedDocument["detail"];
  const booked: BookedDocument = { row: toRow(stored, today), stored, detail, groups: taxGroups, today };
  const rates = exact.groups.map(({ rate }) => rate);
  const columns = documentCsvColumns(rates, (rate) => rate);
  const minorOf = (heading: string) =>
    minor(columns.find((column) => column.heading === heading)?.amount?.(booked));
  for (const { rate, net, tax } of exact.groups)
    expect(["Net", "Tax", "Gross"].map((what) => minorOf(`${what} ${rate} %`))).toEqual(
      [net, tax, net + tax].map((amount) => sign * amount),
    );
  expect(["Net", "Tax", "Total", "Deposits"].map(minorOf)).toEqual([
    sign * exact.taxable,
    sign * exact.tax,
    sign * exact.total,
    exact.deducted,
  ]);
}
