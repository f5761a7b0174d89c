import { expect, test } from "vitest";
import { issuedActions, receiptOf } from "./issued-actions";

test.each([
  ["quotation", "open", "makeInvoice"],
  ["quotation", "accepted", "makeInvoice"],
  ["quotation", "expired", "makeInvoice"],
  ["quotation", "declined", null],
  ["invoice", "open", "recordPayment"],
  ["invoice", "partPaid", "recordPayment"],
  ["invoice", "paid", "makeReceipt"],
  ["invoice", "credited", null],
  ["receipt", "paid", null],
  ["creditNote", "credited", null],
] as const)("what comes next for a %s that is %s is %s", (kind, state, next) => {
  expect(issuedActions({ kind, state, copies: [] }).next).toBe(next);
});

test("a credited invoice is neither paid, credited nor taken back", () => {
  expect(issuedActions({ kind: "invoice", state: "credited", copies: [] }).others).toEqual([
    "eInvoice",
    "duplicate",
  ]);
});

test("a credit note is not duplicated, because it is made from its invoice", () => {
  expect(issuedActions({ kind: "creditNote", state: "credited", copies: [] }).others).toEqual([
    "eInvoice",
    "takeBack",
  ]);
});

test("a paid invoice that has receipts opens the latest of them, and can be made into another", () => {
  const copy = (id: string, kind: "invoice" | "receipt") => ({ id, kind, number: id, issuedDate: null });
  const copies = [copy("1", "receipt"), copy("2", "receipt"), copy("3", "invoice")];
  const { next, others } = issuedActions({ kind: "invoice", state: "paid", copies });
  expect(next).toBe("openReceipt");
  expect(others).toContain("makeReceipt");
  expect(receiptOf({ copies })).toBe("2");
  const duplicates = [copy("3", "invoice")];
  expect(issuedActions({ kind: "invoice", state: "paid", copies: duplicates }).next).toBe("makeReceipt");
  expect(receiptOf({ copies: duplicates })).toBeUndefined();
});
