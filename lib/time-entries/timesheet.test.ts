import { expect, it } from "vitest";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import { sheetDialect, sheetName, timesheetModel } from "./timesheet";

it.each([
  ["de", "DE", "semicolon"],
  ["de", "CH", "comma"],
  ["fr", "FR", "semicolon"],
  ["es", "MX", "comma"],
  ["en", "GB", "comma"],
  [null, null, "comma"],
])("the CSV of a timesheet in %s from %s has the dialect %s", (language, freelancerCountry, dialect) => {
  expect(sheetDialect({ language, freelancerCountry })).toBe(dialect);
});

it("a timesheet is named in the language of its document", () => {
  expect(sheetName({ number: "2026-0014", language: "nl" })).toBe("Urenstaat 2026-0014");
  expect(sheetName({ number: "7", language: null })).toBe("Timesheet 7");
});

const invoice: PrintInput = {
  category: "invoice",
  number: "2026-0014",
  referenceNumber: "PO 2207",
  issuedAt: "2026-11-27T00:00:00.000Z",
  dueOn: "2026-12-11",
  serviceDate: "2026-11-02",
  currency: "EUR",
  projectTitle: "Website",
  freelancerName: "Ida Brekke",
  clientName: "Bakery",
  discountPercent: "0",
  discountFlat: "0",
  tax: "0",
  items: [{ title: "Design", rate: "90", quantity: "1", unit: "hour", timeLineId: "a" }],
};
const entry = { project: "Website", task: null, description: null, rounding: "up:30:line", lineId: "a" };
const kept = {
  timeZone: "UTC",
  entries: [
    { ...entry, startedAt: "2026-11-02T09:00:00Z", endedAt: "2026-11-02T09:20:00Z" },
    { ...entry, startedAt: "2026-11-02T10:00:00Z", endedAt: "2026-11-02T10:25:00Z" },
  ],
};

it.each([
  ["en", "Subtotal", "Total"],
  ["de", "Zwischensumme", "Summe"],
  ["fr", "Sous-total", "Total"],
  ["es", "Subtotal", "Total"],
  ["it", "Subtotale", "Totale"],
  ["pt", "Subtotal", "Total"],
  ["nl", "Subtotaal", "Totaal"],
  ["pl", "Suma częściowa", "Razem"],
  ["th", "รวมย่อย", "รวม"],
  ["ja", "小計", "合計"],
  ["zh-Hans", "小计", "合计"],
  ["ko", "소계", "합계"],
  ["ar", "المجموع الفرعي", "الإجمالي"],
])("a timesheet in %s sums hours as %s and %s, and has no due date and no currency", (...row) => {
  const [language, subtotal, total] = row;
  const document = { ...invoice, language };
  const sheet = timesheetModel(document, kept);
  expect([...sheet.totals, sheet.total].map(({ label }) => label)).toEqual([subtotal, total]);
  const { facts } = toPrintModel(document);
  const [number, reference, issueDate, , supply] = facts;
  expect(facts).toHaveLength(6);
  expect(sheet.facts).toEqual([number, reference, issueDate, supply]);
});

it("a timesheet names the project of an entry only if it is not the one in its head, and asks for no payment", () => {
  const { entries } = kept;
  const other = entries.map((own, index) =>
    index === 1 ? { ...own, project: "Shop", task: "Layout" } : own,
  );
  const bank = { bankHolder: "Ida Brekke", bankIban: "DE02120300000000202051" };
  const document = { ...invoice, ...bank };
  expect(toPrintModel(document).payTo).not.toBeNull();
  const sheet = timesheetModel(document, { ...kept, entries: other });
  expect(sheet.items.map(({ description }) => description)).toEqual([null, "Shop, Layout"]);
  expect([sheet.payTo, sheet.payment]).toEqual([null, null]);
});
