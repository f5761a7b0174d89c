import Big from "big.js";
import { expect, it, vi } from "vitest";
import { readCsv } from "@/lib/shared/text/csv";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { ask, call } from "../support/call";
import { issue, paid } from "../support/documents/paid-invoices";
import { newTenantWithProject } from "../support/studio";
import { newTenant, type Tenant } from "../support/tenants";
import { openedInLibreOffice } from "../support/spreadsheet";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

type Row = Record<string, string>;

async function download(tenant: Tenant, path: string, body: object = {}, separator = ","): Promise<Row[]> {
  const response = await call(tenant, "POST", path, body);
  expect(response.status).toBe(200);
  const [head = [], ...rows] = readCsv(await response.text(), separator);
  return rows.map((row) => Object.fromEntries(head.map((heading, at) => [heading, row[at] ?? ""])));
}

const sum = (rows: readonly Row[], heading: string) =>
  rows.reduce((total, row) => total.plus(row[heading]?.replace(",", ".") || "0"), new Big(0)).toFixed(2);

const items = [
  { title: "Design", rate: "100", quantity: "1" },
  { title: "Book", rate: "50", quantity: "3", taxRate: "7" },
];

it("the CSV has net, tax and gross by rate, and credit notes negative", async () => {
  const { tenant, add } = await newTenantWithProject();
  const who = { clientCountry: "AT", clientTaxId: "ATU12345675", freelancerTaxId: "DE136695976" };
  const invoice = await add({ items, tax: "19", currency: "EUR", ...who });
  await issue(tenant, invoice.id);
  const { body: note } = await ask(tenant, "POST", `sales-documents/${invoice.id}/credit`, {});
  await issue(tenant, note.id);
  const [first, second] = await download(tenant, "sales-documents/csv", {
    kind: "all",
    sort: "total",
    order: "asc",
  });
  const invoiceRow = first?.Kind === "Invoice" ? first : second;
  const noteRow = first?.Kind === "Invoice" ? second : first;
  expect(invoiceRow).toMatchObject({
    Treatment: "Standard",
    "Client country": "AT",
    "Client tax ID": "ATU12345675",
    "Own tax ID": "DE136695976",
    "Net 19 %": "100.00",
    "Tax 19 %": "19.00",
    "Gross 19 %": "119.00",
    "Net 7 %": "150.00",
    "Tax 7 %": "10.50",
    "Gross 7 %": "160.50",
    Net: "250.00",
    Tax: "29.50",
    Total: "279.50",
    State: "Credited",
  });
  expect(noteRow).toMatchObject({ "Gross 19 %": "-119.00", "Gross 7 %": "-160.50", Total: "-279.50" });
});

it("the CSV adds up to the income of the full demo, in both dialects, for documents and payments", async () => {
  const tenant = await newTenant("full");
  const range = "income/summary?from=2020-01&to=2029-12";
  const { body } = await ask(tenant, "GET", range);
  const currencies = body.currencies as {
    currency: string;
    months: { issued: string; received: string }[];
  }[];
  expect(currencies.length).toBeGreaterThan(1);
  for (const [dialect, separator] of [
    ["comma", ","],
    ["semicolon", ";"],
  ] as const) {
    const options = { kind: "all", category: "invoice", dialect };
    const documents = (await download(tenant, "sales-documents/csv", options, separator)).filter(
      ({ State }) => State !== "Draft",
    );
    const payments = await download(tenant, "received-payments/csv", { dialect }, separator);
    for (const { currency, months } of currencies) {
      const own = (rows: Row[]) => rows.filter(({ Currency }) => Currency === currency);
      const rows = own(documents);
      const gross = Object.keys(rows[0] ?? {}).filter((heading) => heading.startsWith("Gross "));
      const byRate = gross.reduce((total, heading) => total.plus(sum(rows, heading)), new Big(0));
      const issued = months.reduce((total, month) => total.plus(month.issued), new Big(0));
      expect(byRate.minus(sum(rows, "Deposits")).toFixed(2)).toBe(issued.toFixed(2));
      const received = months.reduce((total, month) => total.plus(month.received), new Big(0));
      const arrived = own(payments).filter(({ Kind }) => Kind !== "Withheld tax");
      expect(sum(arrived, "Amount")).toBe(received.toFixed(2));
    }
  }
});

// `LIBREOFFICE=soffice npx vitest run --project api tests/api/issued-documents/accountant-csv.test.ts`, by hand: it is no part of the gate.
const program = process.env.LIBREOFFICE;
if (program)
  it("opens in LibreOffice with numbers that add up to the income of the full demo, in both dialects", async () => {
    const tenant = await newTenant("full");
    const { body } = await ask(tenant, "GET", "income/summary?from=2020-01&to=2029-12");
    const currencies = body.currencies as {
      currency: string;
      months: { issued: string; received: string }[];
    }[];
    const open = async (path: string, dialect: "comma" | "semicolon", filter: object) => {
      const response = await call(tenant, "POST", path, { ...filter, dialect });
      return openedInLibreOffice(program, new Uint8Array(await response.arrayBuffer()), dialect);
    };
    for (const dialect of ["comma", "semicolon"] as const) {
      const all = await open("sales-documents/csv", dialect, { kind: "all", category: "invoice" });
      const documents = all.filter(({ State }) => State !== "Draft");
      const payments = await open("received-payments/csv", dialect, {});
      for (const { currency, months } of currencies) {
        const own = (rows: typeof all) => rows.filter(({ Currency }) => Currency === currency);
        const rows = own(documents);
        const inColumns = (pattern: RegExp) =>
          Object.keys(rows[0] ?? {})
            .filter((heading) => pattern.test(heading))
            .reduce((total, heading) => total.plus(added(rows, heading)), new Big(0));
        const issued = months.reduce((total, month) => total.plus(month.issued), new Big(0));
        expect(
          inColumns(/^Gross /)
            .minus(added(rows, "Deposits"))
            .toFixed(2),
        ).toBe(issued.toFixed(2));
        expect(inColumns(/^Net .*%$/).toFixed(2)).toBe(added(rows, "Net").toFixed(2));
        expect(inColumns(/^Tax .*%$/).toFixed(2)).toBe(added(rows, "Tax").toFixed(2));
        const arrived = own(payments).filter(({ Kind }) => Kind !== "Withheld tax");
        const received = months.reduce((total, month) => total.plus(month.received), new Big(0));
        expect(added(arrived, "Amount").toFixed(2)).toBe(received.toFixed(2));
        process.stdout.write(
          `measured: LibreOffice, ${dialect}, ${currency}: ${rows.length} documents, gross by rate less deposits ${issued.toFixed(2)}; ` +
            `${arrived.length} payments, ${received.toFixed(2)}; equal to income/summary\n`,
        );
      }
    }
  });

/** Adds up the cells of a column, which are numbers or empty. */
function added(rows: readonly Record<string, string | number | null>[], heading: string): Big {
  return rows.reduce((total, row) => {
    const cell = row[heading] ?? 0;
    expect(typeof cell, heading).toBe("number");
    return total.plus(cell);
  }, new Big(0));
}

it("the CSV has the payments of a period by day, refunds negative, with a decimal comma if asked for", async () => {
  const { tenant, add } = await newTenantWithProject();
  const invoice = await add({ items, tax: "19", currency: "EUR", number: "R;7" });
  await issue(tenant, invoice.id);
  await paid(tenant, invoice.id, "100", { receivedOn: "2026-11-20", reference: "=1+1" });
  await paid(tenant, invoice.id, "0.50", { receivedOn: "2026-11-19", kind: "refund", method: "cash" }).catch(
    () => {},
  );
  await paid(tenant, invoice.id, "50.25", { receivedOn: "2026-11-03", arrivedAmount: "49" });
  const body = { from: "2026-11-03", to: "2026-11-20", dialect: "semicolon" };
  const rows = await download(tenant, "received-payments/csv", body, ";");
  expect(rows.map((row) => [row.Date, row.Amount, row["Received after fees"], row.Reference])).toEqual([
    ["2026-11-03", "50,25", "49,00", ""],
    ["2026-11-19", "-0,50", "", ""],
    ["2026-11-20", "100,00", "", "=1+1"],
  ]);
  expect(await download(tenant, "received-payments/csv", { from: "2026-11-21" })).toEqual([]);
});

it("refuses an unknown dialect", async () => {
  const { status, body } = await ask(await newTenant(), "POST", "sales-documents/csv", { dialect: "tab" });
  expect([status, body.errors]).toEqual([422, [{ path: "dialect", message: "Must be comma or semicolon" }]]);
});
