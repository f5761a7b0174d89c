import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Paper } from "@/components/sales-documents/paper";
import { renderPdf } from "@/lib/sales-documents/pdf/render";
import type { PrintInput } from "@/lib/sales-documents/print-input";
import { toDraftPrintModel } from "@/lib/sales-documents/print-model";
import { normalizeText, readPdf } from "@/tests/api/support/pdf";

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
function previewOf(document: PrintInput): string {
  const markup = renderToStaticMarkup(<Paper model={toDraftPrintModel(document)} />);
  return normalizeText(markup.replace(/<[^>]*>/g, ""));
}

async function pdfOf(document: PrintInput): Promise<string> {
  const pdf = await renderPdf(toDraftPrintModel(document), new Date("2026-11-20"));
  return (await readPdf(new Uint8Array(pdf))).text;
}

it.each([
  ["several tax rates, units and withheld tax", draft],
  ["reverse charge", { ...draft, taxTreatment: "reverseCharge" as const, withholding: "" }],
])(
  "the preview has the text of the PDF: %s",
  async (_, document) => {
    const preview = previewOf(document);
    // The PDF numbers its pages and repeats the number in its footer.
    const footer = normalizeText("Invoice 7 · Ida Brekke Page 1 of 1");
    expect(await pdfOf(document)).toBe(preview + footer);
  },
  60_000,
);

it("prints the rate of each line, the tax of each rate, and what is received", () => {
  const preview = previewOf(draft);
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
  const reverse = previewOf({ ...draft, taxTreatment: "reverseCharge", withholding: "" });
  expect(reverse).toContain(normalizeText("Reverse charge: the recipient accounts for the VAT."));
  expect(reverse).not.toContain("19%");
});
