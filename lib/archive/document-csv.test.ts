import { describe, expect, it } from "vitest";
import { documentItemRows, documentRow } from "./document-csv";

const document = {
  id: "1",
  category: "invoice",
  number: "INV-7",
  referenceNumber: null,
  issuedAt: "2026-11-27T00:00:00.000Z",
  currency: "EUR",
  projectTitle: "Boats",
  clientName: "Ærø & Co",
  tax: "19",
  discountPercent: "10",
  discountFlat: "0",
  note: "Thanks",
  items: [
    { title: "Hull", description: "Oak", rate: "100", quantity: "1.5", unit: "day", taxRate: null },
    { title: "Sail", description: null, rate: "33.333", quantity: "3", unit: null, taxRate: "19" },
  ],
};

describe("the CSV of documents", () => {
  it("has a document's totals and its date", () => {
    const row = documentRow(document);
    expect(row).toMatchObject({
      number: "INV-7",
      issuedAt: "2026-11-27",
      subtotal: "250.00",
      discount: "25.00",
      taxable: "225.00",
      tax: "19",
      taxAmount: "42.75",
      total: "267.75",
      note: "Thanks",
    });
    expect(Object.keys(row)).not.toContain("items");
  });

  it("has one line per item, with the item's document", () => {
    const shared = {
      category: "invoice",
      number: "INV-7",
      issuedAt: "2026-11-27",
      clientName: "Ærø & Co",
      projectTitle: "Boats",
      currency: "EUR",
      documentId: "1",
    };
    expect(documentItemRows(document)).toEqual([
      { ...shared, line: 1, ...document.items[0], lineTotal: "150.00" },
      { ...shared, line: 2, ...document.items[1], lineTotal: "100.00" },
    ]);
  });
});
