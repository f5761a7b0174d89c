import { describe, expect, it } from "vitest";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { shelfDump, shelfInvoice, shelfItem } from "@/tests/api/support/archive/invoice-shelf";
import { isInvoiceShelf, readInvoiceShelf } from "./invoice-shelf";
import { importRecordsSchema } from "@/lib/archive/records-schema";

const read = (changes: Parameters<typeof shelfDump>[0] = {}) => readInvoiceShelf(shelfDump(changes));

describe("a backup of InvoiceShelf", () => {
  it("is recognized, and becomes clients, contacts, a project per client and documents with payments", () => {
    expect(isInvoiceShelf(shelfDump())).toBe(true);
    expect(isInvoiceShelf("CREATE TABLE `customers` (id int);")).toBe(false);
    const data = read();
    expect(data).toEqual(read());
    expect(() => importRecordsSchema.parse(data)).not.toThrow();
    expect(data.clients).toMatchObject([
      {
        name: "Fjellgate Bakery",
        email: "ida@fjellgate.example",
        taxId: "NO 912",
        address: "Storgata 4\n0155 Oslo",
      },
    ]);
    expect(data.contacts).toMatchObject([{ name: "Ida Brekke", companyId: data.clients[0]?.id }]);
    expect(data.projects).toMatchObject([
      { name: "Imported from InvoiceShelf", clientId: data.clients[0]?.id },
    ]);
    expect(data.documents).toMatchObject([
      {
        kind: "quotation",
        number: "EST-000007",
        isIssued: true,
        discountPercent: "10",
        total: "900",
        payments: [],
      },
      {
        kind: "invoice",
        number: "INV-000042",
        issuedAt: "2026-03-02",
        dueOn: "2026-03-16",
        currency: "EUR",
        tax: "19",
        total: "1190",
        note: "Thank you",
        freelancerName: "Okonkwo Studio",
        freelancerAddress: "Am Markt 1\n24103 Kiel",
        items: [{ title: "Design", description: "It's two\nrounds", rate: "100", quantity: "10" }],
        payments: [{ amount: "1190", receivedOn: "2026-03-10", method: "bank", reference: "PAY-1" }],
      },
    ]);
    expect(data.documents[0]?.id).not.toBe(data.documents[1]?.id);
    expect(data.skipped).toEqual([]);
  });

  it.each<[string, Parameters<typeof shelfDump>[0], string]>([
    ["taxes per item", { taxes: [{ id: 1, invoice_item_id: 5, name: "VAT", percent: "19.00" }] }, "19"],
    [
      "compound taxes",
      {
        taxes: [
          { id: 1, invoice_id: 8, name: "GST", percent: "10.00" },
          { id: 2, invoice_id: 8, name: "PST", percent: "8.18", compound_tax: 1 },
        ],
      },
      "0",
    ],
    [
      "included taxes",
      { invoices: [{ ...shelfInvoice, tax_included: 1, total: 100_000, tax: 15_966 }] },
      "0",
    ],
    [
      "a fixed discount",
      { invoices: [{ ...shelfInvoice, discount_val: 10_000, total: 107_100, tax: 17_100 }] },
      "19",
    ],
  ])("keeps the total with %s", (_, changes, tax) => {
    const { documents } = importRecordsSchema.parse(read(changes));
    const invoice = documents[1];
    expect(invoice?.tax).toBe(tax);
    expect(Number(invoice && computeTotals(invoice).total)).toBe(Number(invoice?.total));
  });

  it("names what is left out", () => {
    const { documents, skipped } = read({
      estimates: [],
      invoices: [
        { ...shelfInvoice, customer_id: 99 },
        { ...shelfInvoice, id: 9, invoice_number: "INV-2" },
        { ...shelfInvoice, id: 10, invoice_number: "INV-3", status: "DRAFT" },
      ],
      invoice_items: [{ ...shelfItem, id: 6, invoice_id: 10 }],
      payments: [
        { id: 1, payment_number: "PAY-1", payment_date: "2026-03-10", amount: 100, invoice_id: 8 },
        { id: 2, payment_number: "PAY-2", payment_date: "2026-03-10", amount: 100, invoice_id: null },
      ],
      expenses: [{ id: 1 }],
      taxes: [{ id: 1, invoice_id: 10, name: "VAT", percent: "19.00" }],
    });
    expect(documents).toMatchObject([{ number: "INV-3", isIssued: false }]);
    expect(skipped).toEqual([
      { what: "1 expense", reason: "This kind is not imported" },
      { what: "Payment PAY-2", reason: "It is not for an invoice of this file" },
      { what: "Invoice INV-000042", reason: "Its customer is deleted, with 1 payment" },
      { what: "Invoice INV-2", reason: "It has no line with an amount" },
    ]);
  });

  it("says where a backup is not as expected", () => {
    expect(() => read({ payments: [{ id: 1, amount: "much" }] })).toThrow(
      "This InvoiceShelf backup cannot be read: payments.0.amount is not as expected.",
    );
  });
});
