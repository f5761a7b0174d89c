import { describe, expect, it } from "vitest";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { isInvoiceNinja, readInvoiceNinja } from "./invoice-ninja";
import { importRecordsSchema, type RecordDocument } from "@/lib/archive/records-schema";
import { ninjaExport, ninjaInvoice, ninjaLine } from "@/tests/api/support/archive/invoice-ninja";

const read = (changes: object) => readInvoiceNinja(ninjaExport(changes));
const invoice = (changes: object) => read({ quotes: [], invoices: [ninjaInvoice(changes)] });

/** The total that the server computes for a document. */
function totalHere(document: RecordDocument | undefined) {
  const { documents } = importRecordsSchema.parse({ documents: [document] });
  return documents[0] && computeTotals(documents[0]).total;
}

describe("an export of Invoice Ninja", () => {
  it("is recognized, and becomes clients, contacts, a project per client and documents with payments", () => {
    expect(isInvoiceNinja(ninjaExport())).toBe(true);
    for (const other of [null, [], {}, "text", { clients: [] }]) expect(isInvoiceNinja(other)).toBe(false);
    const data = read({});
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
      { name: "Imported from Invoice Ninja", clientId: data.clients[0]?.id },
    ]);
    const [quotation, paid] = data.documents;
    expect(quotation).toMatchObject({
      kind: "quotation",
      number: "Q-7",
      isIssued: true,
      total: "1000",
      payments: [],
    });
    expect(paid).toMatchObject({
      kind: "invoice",
      number: "0042",
      isIssued: true,
      issuedAt: "2026-03-02",
      dueOn: "2026-03-16",
      currency: "EUR",
      tax: "19",
      total: "1190",
      freelancerName: "Okonkwo Studio",
      clientName: "Fjellgate Bakery",
      payments: [
        { amount: "1190", receivedOn: "2026-03-10", method: "bank", reference: "TR-1", kind: "payment" },
      ],
    });
    expect(data.skipped).toEqual([]);
  });

  it("has the same ids each time, and others for another company", () => {
    expect(read({})).toEqual(read({}));
    const other = read({ company: { company_key: "another", settings: { name: "Other" } } });
    expect(other.clients[0]?.id).not.toBe(read({}).clients[0]?.id);
  });

  it.each<[string, object, Partial<RecordDocument>, string]>([
    [
      "a percentage as discount",
      { discount: 10, amount: 1071 },
      { discountPercent: "10", tax: "19" },
      "1071.00",
    ],
    [
      "an amount as discount",
      { discount: 100, is_amount_discount: true, total_taxes: 171, amount: 1071 },
      { discountFlat: "100", tax: "19" },
      "1071.00",
    ],
    [
      "two tax rates",
      {
        line_items: [
          ninjaLine({ tax_name1: "VAT", tax_rate1: 19 }),
          ninjaLine({ tax_name1: "VAT", tax_rate1: 7, cost: 100, line_total: 100 }),
        ],
        tax_rate1: 0,
        total_taxes: 197,
        amount: "1297.000000",
      },
      {
        tax: "0",
        items: [expect.objectContaining({ taxRate: "19" }), expect.objectContaining({ taxRate: "7" })],
      },
      "1297.00",
    ],
    [
      "included taxes",
      { uses_inclusive_taxes: true, total_taxes: 159.66, amount: 1000 },
      { tax: "0" },
      "1000.00",
    ],
    [
      "two taxes on a line",
      { tax_name2: "City tax", tax_rate2: 2, total_taxes: 210, amount: 1210 },
      { tax: "0", items: [{}, { title: "VAT 19%, City tax 2%", rate: "210" }] as never },
      "1210.00",
    ],
    ["a surcharge", { custom_surcharge1: "25.5", amount: 1215.5 }, { tax: "0" }, "1215.50"],
    [
      "a line below zero",
      {
        line_items: [ninjaLine(), ninjaLine({ cost: -200, line_total: -200 })],
        total_taxes: 152,
        amount: 952,
      },
      { discountFlat: "200", tax: "19" },
      "952.00",
    ],
    [
      "a discount on a line",
      { line_items: [ninjaLine({ discount: 25, line_total: 750 })], total_taxes: 142.5, amount: 892.5 },
      { tax: "19" },
      "892.50",
    ],
    [
      "hours in parts",
      {
        line_items: [ninjaLine({ quantity: 0.75, cost: 80, line_total: 60 })],
        total_taxes: 11.4,
        amount: 71.4,
      },
      { tax: "19" },
      "71.40",
    ],
  ])("keeps the total of a document with %s", (_, changes, expected, total) => {
    const [document] = invoice(changes).documents;
    expect(document).toMatchObject({ ...expected, total: String(Number(total)) });
    expect(totalHere(document)).toBe(total);
  });

  it("keeps a line of zero as text, and rich text without its markup", () => {
    const { documents } = invoice({
      line_items: [
        ninjaLine(),
        ninjaLine({ product_key: "Advice", notes: "<p>Free &amp; kind</p>", cost: 0, line_total: 0 }),
      ],
      public_notes: "<div>Thank you<br>very much</div>",
    });
    expect(documents[0]?.items).toHaveLength(1);
    expect(documents[0]?.note).toBe("Advice\nFree & kind\nThank you\nvery much");
  });

  it.each([
    [{ status_id: 5 }, "It is cancelled"],
    [{ status_id: 6 }, "It is reversed"],
    [{ is_deleted: true }, "It is deleted"],
    [{ date: null }, "It has no date"],
    [{ number: "" }, "It was issued without a number"],
    [{ amount: -5 }, "Its total is below zero"],
    [{ line_items: [] }, "It has no line with an amount"],
    [{ client_id: "gone" }, "Its client is deleted"],
  ])("names what is left out: %o", (changes, reason) => {
    const { documents, skipped } = read({ quotes: [], invoices: [ninjaInvoice(changes)] });
    expect(documents).toEqual([]);
    const what = "number" in changes ? "Invoice without a number" : "Invoice 0042";
    expect(skipped).toContainEqual({ what, reason: `${reason}, with 1 payment` });
  });

  it("makes a draft a draft, without a number if it had none", () => {
    const { documents } = read({ payments: [], invoices: [ninjaInvoice({ status_id: 1, number: null })] });
    expect(documents[1]).toMatchObject({ isIssued: false, isNumberTyped: false, payments: [] });
  });

  it("counts the kinds that are not imported", () => {
    const { skipped } = read({
      credits: [{}, {}],
      expenses: [{}],
      clients: [...ninjaExport().clients, { hashed_id: "x", is_deleted: true }],
    });
    const reason = "This kind is not imported";
    expect(skipped).toEqual(["2 credits", "1 expense", "1 deleted client"].map((what) => ({ what, reason })));
  });

  it("says where an export is not as expected", () => {
    expect(() => read({ invoices: [ninjaInvoice({ amount: "much" })] })).toThrow(
      "This Invoice Ninja export cannot be read: invoices.0.amount is not as expected.",
    );
  });
});
