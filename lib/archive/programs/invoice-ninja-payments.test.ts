import { expect, it } from "vitest";
import { ninjaExport, ninjaInvoice } from "@/tests/api/support/archive/invoice-ninja";
import { readInvoiceNinja } from "./invoice-ninja";

const read = (changes: object) => readInvoiceNinja(ninjaExport(changes));

it("divides payments between invoices, keeps refunds, and names what has no invoice", () => {
  const part = (changes: object) => ({
    id: 1,
    paymentable_type: "invoices",
    amount: 10,
    refunded: 0,
    ...changes,
  });
  const payment = { number: "12", status_id: 4, type_id: 2, date: "2026-04-01", amount: 100, applied: 60 };
  const { documents, skipped } = read({
    quotes: [],
    invoices: [ninjaInvoice({}), ninjaInvoice({ hashed_id: "i2", number: "0043" })],
    payments: [
      {
        ...payment,
        paymentables: [
          part({ paymentable_id: "i1", amount: "40.0000" }),
          part({ id: 2, paymentable_id: "i2", amount: 20, refunded: 5 }),
          part({ id: 3, paymentable_id: "c1", paymentable_type: "App\\Models\\Credit", amount: 7 }),
        ],
      },
      { ...payment, number: "13", status_id: 3, paymentables: [] },
    ],
  });
  expect(
    documents.map(({ payments = [] }) => payments.map(({ amount, kind, method }) => [amount, kind, method])),
  ).toEqual([
    [["40", "payment", "cash"]],
    [
      ["20", "payment", "cash"],
      ["5", "refund", "cash"],
    ],
  ]);
  expect(skipped).toEqual([
    { what: "Payment 12", reason: "7.00 of it is not for an invoice of this file" },
    { what: "Payment 12", reason: "40.00 of it was not applied to an invoice" },
    { what: "Payment 13", reason: "It failed" },
  ]);
});
