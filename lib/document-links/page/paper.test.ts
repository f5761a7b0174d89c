import fc from "fast-check";
import { expect, it } from "vitest";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import type { PrintModel } from "@/lib/sales-documents/print/model";
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
  clientAddress: "Salzgasse 3",
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

/** Returns every text of a value, at any depth, with the name of its place: "items.discount.label". */
function textsIn(value: unknown, place = ""): { place: string; text: string }[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, place));
  if (typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, place ? `${place}.${name}` : name));
}

/** Returns the places of a value that are null or an empty list. */
function emptyIn(value: unknown, place = ""): string[] {
  if (value === null) return [place];
  if (Array.isArray(value)) return value.length === 0 ? [place] : value.flatMap((one) => emptyIn(one, place));
  if (typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, one]) => emptyIn(one, place ? `${place}.${name}` : name));
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

const samples: [string, Partial<PrintInput>][] = [
  ["an invoice", {}],
  ["a quotation", { category: "quotation" }],
  ["a receipt", { category: "receipt", bankIban: null }],
  ["an invoice without an account", { bankIban: null, bankBic: null, bankHolder: null }],
  [
    "lines with a discount",
    {
      items: [
        { title: "Work", rate: "100", quantity: "1", discountPercent: "10" },
        { title: "Travel", rate: "40", quantity: "2", discountFlat: "5" },
      ],
    },
  ],
  ["prices with tax", { pricesIncludeTax: true, withholding: "0" }],
  [
    "an invoice with a deposit, an accent and a note on its tax",
    {
      taxTreatment: "reverseCharge",
      clientVatId: "DE136695976",
      tax: "0",
      items: [{ title: "Work", rate: "1000", quantity: "1" }],
      deposits: [{ number: "2026-0009", issuedDate: "2026-10-01", amount: "100", taxAmount: "0" }],
      accent: "#0a7d4f",
      logo: "key",
      logoWidth: 100,
      logoHeight: 40,
    },
  ],
];

/** Returns the model without what the paper has not, or repeats on each page. The page shows the code and the link over what is due now. */
function shownModel(model: PrintModel) {
  const { paper: _paper, fileName: _file, scan: _scan, payLink: _link, footer: _footer, ...shown } = model;
  const { language: _language, direction: _direction, subject: _subject, ...texts } = shown;
  const { accent: _accent, logo: _logo, ...printed } = texts;
  return printed;
}

it.each(samples)("shows every text of the print model: %s", (_, change) => {
  const model = toPrintModel({ ...invoice, ...change });
  const escaped = (text: string) => html`${text}`.text;
  const shown = plain(paperMarkup(model, "/logo").text);
  for (const { text } of textsIn(shownModel(model))) expect(shown).toContain(plain(escaped(text)));
});

it("its samples have every text that a print model can have", () => {
  const models = samples.map(([, change]) => shownModel(toPrintModel({ ...invoice, ...change })));
  const present = new Set(models.flatMap((model) => textsIn(model)).map(({ place }) => place));
  const isThere = (place: string) => [...present].some((one) => one === place || one.startsWith(`${place}.`));
  expect([...new Set(models.flatMap((model) => emptyIn(model)))].filter((place) => !isThere(place))).toEqual(
    [],
  );
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
