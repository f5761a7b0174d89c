import { expect, test } from "vitest";
import { lineageOf } from "./lineage";

const lone: Parameters<typeof lineageOf>[0] = {
  kind: "invoice",
  source: null,
  credits: null,
  copies: [],
  creditNotes: [],
  deposits: [],
};

test("an invoice names its quotation, deposits, receipt and credit notes in this order", () => {
  const related = (id: string, kind: "quotation" | "receipt" | "creditNote", issuedDate: string | null) => ({
    id,
    kind,
    number: id.toUpperCase(),
    issuedDate,
  });
  const relations = lineageOf({
    ...lone,
    source: related("q1", "quotation", "2026-11-03"),
    deposits: [{ id: "d1", number: "D1", issuedDate: "2026-11-04", amount: "10.00", taxAmount: "0.00" }],
    copies: [related("r1", "receipt", null)],
    creditNotes: [related("c1", "creditNote", "2026-11-05")],
  });
  expect(relations).toEqual([
    { label: "Made from", id: "q1", name: "Quotation Q1", isDraft: false },
    { label: "Deducts", id: "d1", name: "Invoice D1", isDraft: false },
    { label: "Made into", id: "r1", name: "Receipt R1", isDraft: true },
    { label: "Credited by", id: "c1", name: "Credit note C1", isDraft: false },
  ]);
});

test("a duplicate and its original name each other as such", () => {
  const other = { id: "i2", kind: "invoice", number: "2", issuedDate: null } as const;
  expect(lineageOf({ ...lone, source: other })[0]?.label).toBe("Duplicate of");
  expect(lineageOf({ ...lone, copies: [other] })[0]?.label).toBe("Duplicated as");
});
