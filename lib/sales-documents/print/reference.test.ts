import { describe, expect, it } from "vitest";
import type { PrintInput } from "./input";
import { toPrintModel } from "./document";

const document: PrintInput = {
  category: "invoice",
  number: "2",
  issuedAt: "2026-11-27T00:00:00.000Z",
  currency: "JPY",
  projectTitle: "Shop",
  freelancerName: "Ida Brekke",
  clientName: "Saltmarsh Bakery",
  items: [{ title: "Design", rate: "5", quantity: "1" }],
  discountPercent: "0",
  discountFlat: "0",
  tax: "10",
};
const quotation = { kind: "quotation", number: "2026-Q003", issuedDate: "2026-11-03" } as const;
const invoice = { kind: "invoice", number: "2026-0013", issuedDate: "2026-11-20" } as const;

const factsOf = (input: Partial<PrintInput>) =>
  Object.fromEntries(toPrintModel({ ...document, ...input }).facts.map(({ label, value }) => [label, value]));

describe("the paper of a document", () => {
  it("names the issued document of another kind that it was made from", () => {
    const text = "Quotation 2026-Q003 of 3 Nov 2026";
    expect(factsOf({ source: quotation }).Reference).toBe(text);
    expect(factsOf({ source: quotation, referenceNumber: "PO 7" }).Reference).toBe(`${text}\nPO 7`);
    expect(factsOf({ source: { ...quotation, issuedDate: null } })).not.toHaveProperty("Reference");
    expect(factsOf({ source: invoice, kind: "invoice" })).not.toHaveProperty("Reference");
  });

  it("has the due date of an invoice and the last day of a quotation", () => {
    expect(factsOf({ dueOn: "2026-12-11" })["Due date"]).toBe("Fri 11 Dec 2026");
    expect(factsOf({ dueOn: "2026-12-11", category: "quotation" })["Valid until"]).toBe("Fri 11 Dec 2026");
    expect(Object.keys(factsOf({ dueOn: null }))).toEqual(["Number", "Issue date", "Currency"]);
  });

  it("names the invoice in its payment code in its own language, or by its number where that has no Latin letters", () => {
    const payable = {
      ...document,
      currency: "EUR",
      lockedAt: "2026-11-27T10:00:00.000Z",
      bankHolder: "Ida Brekke",
    };
    const german = { ...payable, bankIban: "DE02120300000000202051" };
    const swiss = {
      ...payable,
      bankIban: "CH9300762011623852957",
      freelancerPostcode: "8000",
      freelancerCity: "Zürich",
      freelancerCountry: "CH",
    };
    const payloadOf = (input: PrintInput) => toPrintModel(input).scan?.code.payload.split("\n");
    expect(payloadOf(german)).toContain("Invoice 2");
    expect(payloadOf({ ...german, language: "de" })).toContain("Rechnung 2");
    for (const language of ["ja", "zh-Hans", "ko", "th", "ar"] as const)
      expect(payloadOf({ ...german, language })?.at(-1)).toBe("2");
    expect(payloadOf({ ...swiss, language: "fr" })).toContain("Facture 2");
    expect(payloadOf({ ...swiss, language: "ja" })?.slice(-2)).toEqual(["2", "EPD"]);
  });

  it("of a credit note has its own title, names its invoice, and prints the stored total", () => {
    const model = toPrintModel({ ...document, kind: "creditNote", credits: invoice, total: "5" });
    expect(model).toMatchObject({ title: "Credit note", payment: null, fileName: "credit note-2-Shop.pdf" });
    expect(model.facts[1]).toEqual({ label: "Reference", value: "Invoice 2026-0013 of 20 Nov 2026" });
    expect(model.total.value).toBe("¥5");
    expect(model.totals).toEqual([{ label: "Subtotal", value: "¥5" }]);
    // Without credit notes the tax of 0.5 is rounded up.
    expect(toPrintModel({ ...document, total: "5" }).total.value).toBe("¥6");
  });
});
