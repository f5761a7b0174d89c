import { expect, test } from "vitest";
import { issuedActions } from "./issued-actions";

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
  expect(issuedActions({ kind, state }).next).toBe(next);
});

test("a credited invoice is neither paid, credited nor taken back", () => {
  expect(issuedActions({ kind: "invoice", state: "credited" }).others).toEqual(["eInvoice", "duplicate"]);
});

test("a credit note is not duplicated, because it is made from its invoice", () => {
  expect(issuedActions({ kind: "creditNote", state: "credited" }).others).toEqual(["eInvoice", "takeBack"]);
});
