import fc from "fast-check";
import { expect, it } from "vitest";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { html } from "./html";
import { paperMarkup } from "./paper";

const invoice: PrintInput = {
  category: "invoice",
  number: "2026-0014",
  issuedAt: "2026-11-11T00:00:00.000Z",
  lockedAt: "2026-11-11T09:00:00.000Z",
  dueOn: "2026-11-25",
  currency: "EUR",
  projectTitle: "Shop",
  projectDescription: "Two\nlines",
  freelancerName: "Ida Brekke",
  freelancerEmail: "ida@studio.example",
  freelancerAddress: "1 Harbour Lane",
  clientName: "Salt & Söhne",
  clientTaxId: "DE123",
  tax: "19",
  withholding: "3",
  discountPercent: "5",
  discountFlat: "0",
  note: "Thank <you>",
  items: [
    { title: "Work", description: "In May", rate: "100", quantity: "62.5", unit: "hour" },
    { title: "Travel", description: "", rate: "40", quantity: "2", taxRate: "7" },
  ],
  bankHolder: "Ida Brekke",
  bankIban: "DE02120300000000202051",
  bankBic: "BYLADEM1001",
};

/** Returns every text of a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

it.each([
  ["an invoice", {}],
  ["a quotation", { category: "quotation" as const }],
  ["a receipt", { category: "receipt" as const, bankIban: null }],
  ["an invoice without an account", { bankIban: null, bankBic: null, bankHolder: null }],
])("shows every text of the print model: %s", (_, change) => {
  const printed = toPrintModel({ ...invoice, ...change });
  // No texts of the paper, or repeated on each of its pages; the page shows the code over what is due now.
  const { paper: _paper, fileName: _file, scan: _scan, footer: _footer, ...shownModel } = printed;
  const { language: _language, direction: _direction, subject: _subject, ...model } = shownModel;
  const escaped = (text: string) => html`${text}`.text;
  const shown = plain(paperMarkup(printed, "/logo").text);
  for (const text of textsIn(model)) expect(shown).toContain(plain(escaped(text)));
});

it("escapes every value", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 20 }), (text) => {
      const { text: markup } = html`<p title="${text}">${[text, null, false]}</p>`;
      const [, attribute, content] = /^<p title="([^"<>']*)">([^"<>']*)<\/p>$/.exec(markup) ?? [];
      expect(attribute).toBeDefined();
      expect(content).toBe(attribute);
    }),
  );
});
