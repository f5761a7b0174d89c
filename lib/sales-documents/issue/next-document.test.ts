import { expect, test } from "vitest";
import { nextDocument } from "./next-document";

type Row = Parameters<typeof nextDocument>[0][number];

const document = (kind: Row["kind"], state: Row["state"], balance: string | null = null): Row => ({
  id: `${kind} ${state}`,
  kind,
  category: kind === "creditNote" ? "invoice" : kind,
  state,
  number: "1",
  lockedAt: state === "draft" ? null : "2026-11-20T10:00:00.000Z",
  balance,
  received: state === "paid" ? "40.00" : "0.00",
});

const draft = document("quotation", "draft");
const quotation = document("quotation", "open");
const accepted = document("quotation", "accepted");
const unpaid = document("invoice", "partPaid", "40.00");
const paid = document("invoice", "paid", "0.00");
const byDeposit = { ...paid, id: "final", received: "0.00" };
const receipt = document("receipt", "paid");

test.each([
  ["nothing yet", [], { step: "create", category: "quotation" }],
  ["a draft is finished first", [draft, unpaid, quotation], { step: "open", document: draft }],
  ["an open quotation", [quotation], { step: "makeInvoice", document: quotation }],
  ["an accepted quotation", [accepted], { step: "makeInvoice", document: accepted }],
  ["an expired quotation", [document("quotation", "expired")], { step: "create", category: "quotation" }],
  ["an unpaid invoice", [unpaid, accepted], { step: "recordPayment", document: unpaid }],
  ["a paid invoice", [paid, accepted], { step: "makeReceipt", document: paid }],
  ["an invoice that its deposit paid", [byDeposit, paid], { step: "makeReceipt", document: paid }],
  ["only an invoice that its deposit paid", [byDeposit, accepted], undefined],
  ["a receipt", [receipt, paid, accepted], undefined],
  [
    "a credited invoice",
    [document("invoice", "credited", "0.00")],
    { step: "create", category: "quotation" },
  ],
])("%s", (_case, documents, next) => {
  expect(nextDocument(documents)).toEqual(next);
});

test("the oldest unpaid invoice is paid first", () => {
  const [later, earlier] = [
    { ...unpaid, id: "later" },
    { ...unpaid, id: "earlier" },
  ];
  expect(nextDocument([later, earlier])).toEqual({ step: "recordPayment", document: earlier });
});
