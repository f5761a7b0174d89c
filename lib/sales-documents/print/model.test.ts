import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentFileName } from "@/lib/sales-documents/file-name";
import type { PrintInput } from "./input";
import { toPrintModel } from "./document";
import { paperOf } from "./model";

const document: PrintInput = {
  category: "invoice",
  number: "2",
  referenceNumber: "PO 2207",
  issuedAt: "2026-11-27T00:00:00.000Z",
  currency: "USD",
  projectTitle: "Online pre-orders",
  projectDescription: " ",
  freelancerName: "Ida Brekke",
  freelancerEmail: "ida@brekke.example",
  freelancerPhone: null,
  freelancerTaxId: "NO 1",
  freelancerAddress: "1 Quay\nBergen",
  clientName: "Saltmarsh Bakery",
  clientOffice: "Back door",
  clientPhone: "+1 207",
  items: [
    { title: "Hours", description: "At the desk", rate: "92.5", quantity: "1200.50" },
    { title: "Fixed", description: null, rate: "1000", quantity: "1" },
  ],
  discountPercent: "10",
  discountFlat: "4.625",
  tax: "5.50",
  note: "Thank you",
};

describe("toPrintModel", () => {
  it("contains everything that is printed", () => {
    expect(toPrintModel(document)).toEqual({
      language: "en",
      logo: null,
      accent: null,
      direction: "ltr",
      paper: "Letter",
      fileName: "invoice-2-Online pre-orders.pdf",
      title: "Invoice",
      subject: "Invoice for Saltmarsh Bakery",
      headline: null,
      facts: [
        { label: "Number", value: "2" },
        { label: "Reference", value: "PO 2207" },
        { label: "Issue date", value: "Fri 27 Nov 2026" },
        { label: "Currency", value: "USD" },
      ],
      deductions: [],
      due: null,
      taxNote: null,
      freelancer: {
        label: "From",
        name: "Ida Brekke",
        texts: ["1 Quay\nBergen"],
        lines: [
          { label: "Email", value: "ida@brekke.example" },
          { label: "Tax ID", value: "NO 1" },
        ],
      },
      client: {
        label: "For",
        name: "Saltmarsh Bakery",
        texts: ["Back door"],
        lines: [{ label: "Phone", value: "+1 207" }],
      },
      project: { label: "Project", title: "Online pre-orders", description: null },
      columns: { item: "Item", rate: "Rate", quantity: "Quantity", tax: null, amount: "Amount" },
      items: [
        {
          title: "Hours",
          description: "At the desk",
          rate: "$92.50",
          quantity: "1,200.5",
          tax: null,
          amount: "$111,046.25",
          discount: null,
        },
        {
          title: "Fixed",
          description: null,
          rate: "$1,000.00",
          quantity: "1",
          tax: null,
          amount: "$1,000.00",
          discount: null,
        },
      ],
      totals: [
        { label: "Subtotal", value: "$112,046.25" },
        { label: "Discount (10% + $4.625)", value: "−$11,209.26" },
        { label: "Tax (5.5%)", value: "$5,546.03" },
      ],
      total: { label: "Total", value: "$106,383.02" },
      included: [],
      note: { label: "Note", text: "Thank you" },
      payment: {
        label: "Payment",
        lines: [
          { label: "Bank", value: null },
          { label: "Account", value: null },
          { label: "Date", value: null },
          { label: "Amount", value: "$106,383.02" },
        ],
      },
      payTo: null,
      scan: null,
      payLink: null,
      signatures: [],
      footer: { name: "Invoice 2 · Ida Brekke", page: "Page {page} of {pages}" },
    });
  });

  it("prints an address in parts instead of the text, and the text where only the country is known", () => {
    const parts = { freelancerStreet: "Kai 1", freelancerPostcode: "24103", freelancerCity: "Kiel" };
    const { freelancer, client } = toPrintModel({
      ...document,
      ...parts,
      freelancerCountry: "DE",
      clientAddress: "3 Tollgate Street",
      clientCountry: "US",
    });
    expect(freelancer.texts).toEqual(["Kai 1\n24103 Kiel\nGermany"]);
    expect(client.texts).toContain("3 Tollgate Street");
  });

  it("has no payment block on a quotation, and empty fields for an incomplete form", () => {
    const model = toPrintModel({
      ...document,
      category: "quotation",
      issuedAt: "",
      items: [{ title: "", rate: "", quantity: "x" }],
      discountPercent: "",
      discountFlat: "",
      tax: "",
    });
    expect(model.payment).toBeNull();
    expect(model.facts.map(({ label }) => label)).not.toContain("Issue date");
    expect(model.items).toEqual([
      { title: "", description: null, rate: "", quantity: "", tax: null, amount: "$0.00", discount: null },
    ]);
    expect(model.totals.map(({ label }) => label)).toEqual(["Subtotal"]);
    expect(model.signatures).toEqual([
      { label: "Offered by", name: "Ida Brekke", dateLabel: "Date" },
      { label: "Accepted by", name: "Saltmarsh Bakery", dateLabel: "Date" },
    ]);
  });

  it("uses the currency's decimal places and the paper size of its countries", () => {
    expect(toPrintModel({ ...document, currency: "JPY" }).total.value).toBe("¥106,382");
    expect(toPrintModel({ ...document, currency: "KWD" }).total.value).toMatch(/^KWD\s106,383\.\d{3}$/);
    expect(["USD", "CAD", "MXN"].map(paperOf)).toEqual(["Letter", "Letter", "Letter"]);
    expect(["EUR", "JPY", "AUD"].map(paperOf)).toEqual(["A4", "A4", "A4"]);
  });
});

describe("documentFileName", () => {
  it.each([
    ["invoice", "2", "Online pre-orders", "invoice-2-Online pre-orders.pdf"],
    ["quotation", "A/7", 'Say: "hi" <b>|?*\\', "quotation-A 7-Say hi b.pdf"],
    ["receipt", "1", "../../etc/passwd", "receipt-1-etc passwd.pdf"],
    ["receipt", "1", "Καλημέρα 日本 عربى", "receipt-1-Καλημέρα 日本 عربى.pdf"],
    ["receipt", "1", "gnp.\u202efdp\n", "receipt-1-gnp. fdp.pdf"],
    ["receipt", "1", "...", "receipt-1.pdf"],
  ])("%s %s %s", (category, number, projectTitle, name) => {
    expect(documentFileName({ category, number, projectTitle })).toBe(name);
  });

  it("is always a valid name on file systems", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.string(), (projectTitle, number) => {
        const name = documentFileName({ category: "invoice", number, projectTitle });
        expect(name).toMatch(/^invoice(.*[^\s.])?\.pdf$/u);
        expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Surrogate}]/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(204);
      }),
    );
  });
});
