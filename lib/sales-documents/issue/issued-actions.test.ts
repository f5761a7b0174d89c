import { expect, test } from "vitest";
import { issuedActions, openedBy, receiptOf } from "./issued-actions";

const plain = { received: "0.00", deposits: [] };
const copy = (
  id: string,
  kind: "invoice" | "receipt",
  purpose: "standard" | "deposit" = "standard",
  issuedDate: string | null = null,
) => ({ id, kind, number: id, issuedDate, purpose });

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
  expect(issuedActions({ kind, state, copies: [], ...plain }).next).toBe(next);
});

test("a credited invoice is neither paid, credited nor taken back", () => {
  expect(issuedActions({ kind: "invoice", state: "credited", copies: [], ...plain }).others).toEqual([
    "eInvoice",
    "duplicate",
  ]);
});

test("a credit note is not duplicated, because it is made from its invoice", () => {
  expect(issuedActions({ kind: "creditNote", state: "credited", copies: [], ...plain }).others).toEqual([
    "eInvoice",
    "takeBack",
  ]);
});

test("a paid invoice that has receipts opens the latest of them, and can be made into another", () => {
  const copies = [copy("1", "receipt"), copy("2", "receipt"), copy("3", "invoice")];
  const { next, others } = issuedActions({ kind: "invoice", state: "paid", copies, ...plain });
  expect(next).toBe("openReceipt");
  expect(others).toContain("makeReceipt");
  expect(receiptOf({ copies })).toBe("2");
  const duplicates = [copy("3", "invoice")];
  expect(issuedActions({ kind: "invoice", state: "paid", copies: duplicates, ...plain }).next).toBe(
    "makeReceipt",
  );
  expect(receiptOf({ copies: duplicates })).toBeUndefined();
});

test("a quotation opens the invoice that was made from it, and makes another one from the menu", () => {
  const of = (...copies: ReturnType<typeof copy>[]) =>
    issuedActions({ kind: "quotation", state: "accepted", copies, ...plain });
  const draft = copy("draft", "invoice");
  const final = copy("final", "invoice", "standard", "2026-11-27");
  const deposit = copy("deposit", "invoice", "deposit", "2026-11-20");
  expect(of(deposit).next).toBe("makeInvoice");
  expect(of(deposit).others).toContain("makeDeposit");
  expect(of(draft).next).toBe("openInvoice");
  expect(of(draft).others).toEqual(["makeInvoice", "makeDeposit", "makeReceipt", "duplicate", "takeBack"]);
  expect(of(deposit, final).others).toContain("makeInvoice");
  // It can be an invoice over a part of the quotation.
  expect(of(deposit, final).others).toContain("makeDeposit");
  expect(openedBy("openInvoice", { copies: [deposit, final, draft] })).toBe("final");
  expect(openedBy("openInvoice", { copies: [draft, deposit] })).toBe("draft");
});

test("an invoice that only deposits paid gets no receipt, one with a payment of its own does", () => {
  const deposits = [{ id: "1", number: "1", issuedDate: "2026-11-20", amount: "300.00", taxAmount: "0.00" }];
  const of = (state: "open" | "paid", received: string) =>
    issuedActions({ kind: "invoice", state, copies: [], received, deposits });
  expect(of("paid", "0.00").next).toBeNull();
  for (const state of ["open", "paid"] as const)
    expect(of(state, "0.00").others).not.toContain("makeReceipt");
  expect(of("paid", "20.00").next).toBe("makeReceipt");
});
