import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PaperSheets } from "@/components/sales-documents/paper/paper-sheets";
import { layoutPaper } from "@/lib/sales-documents/layout/layout-paper";
import { createMeasuredText } from "@/lib/sales-documents/layout/measured-text";
import { loadFonts } from "@/lib/sales-documents/server/pdf/fonts";
import { renderPdf } from "@/lib/sales-documents/server/pdf/render";
import { measureWith } from "@/lib/sales-documents/server/pdf/shaped-runs";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import { normalizeText, readPdf } from "@/tests/api/support/pdf/pdf";

const draft: PrintInput = {
  category: "invoice",
  number: "7",
  issuedAt: "2026-11-20T00:00:00.000Z",
  currency: "EUR",
  projectTitle: "Shop",
  freelancerName: "Ida Brekke",
  clientName: "Saltmarsh Bakery",
  tax: "19",
  discountPercent: "10",
  discountFlat: "0",
  withholding: "3",
  items: [
    { title: "Design", rate: "100", quantity: "10", unit: "hour" },
    { title: "Book", description: "Two copies", rate: "50", quantity: "2", taxRate: "7", unit: "piece" },
    { title: "Travel", rate: "1", quantity: "120", taxRate: "0", unit: "km" },
  ],
  note: "Thank you",
  // The lines to write on, of an invoice without an account, have two columns in another order.
  bankHolder: "Ida Brekke",
  bankIban: "DE89370400440532013000",
};

/** Returns the texts of the preview in their order, without white space. */
async function previewOf(document: PrintInput): Promise<string> {
  const model = toPrintModel(document);
  const fonts = await loadFonts(JSON.stringify(model));
  const layout = layoutPaper(model, createMeasuredText(measureWith(fonts), fonts.typefaces));
  const markup = renderToStaticMarkup(<PaperSheets layout={layout} />);
  return normalizeText(markup.replace(/<[^>]*>/g, ""));
}

async function pdfOf(document: PrintInput): Promise<string> {
  const pdf = await renderPdf(toPrintModel(document), new Date("2026-11-20"));
  return (await readPdf(new Uint8Array(pdf))).text;
}

it.each([
  ["several tax rates, units and withheld tax", draft],
  ["reverse charge", { ...draft, taxTreatment: "reverseCharge" as const, withholding: "" }],
  ["German", { ...draft, language: "de", dueOn: "2026-12-04" }],
  ["Japanese", { ...draft, language: "ja", dueOn: "2026-12-04" }],
])("the preview has the text of the PDF: %s", async (_, document) => {
  expect(await pdfOf(document)).toBe(await previewOf(document));
});

it("prints the rate of each line, the tax of each rate, and what is received", async () => {
  const preview = await previewOf(draft);
  for (const text of [
    "Design€100.0010hours19%€1,000.00",
    "€50.002pieces7%€100.00",
    "Travel€1.00120km0%€120.00",
    "Tax(19%of€900.00)€171.00",
    "Tax(7%of€90.00)€6.30",
    "Tax(0%of€108.00)€0.00",
    "Total€1,275.30",
    "Withholdingtax(3%)−€32.94",
    "Amounttoreceive€1,242.36",
  ])
    expect(preview).toContain(text);
  const reverse = await previewOf({ ...draft, taxTreatment: "reverseCharge", withholding: "" });
  expect(reverse).toContain(normalizeText("Reverse charge: the recipient accounts for the VAT."));
  expect(reverse).not.toContain("19%");
});
