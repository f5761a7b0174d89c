// Isolated: replaces the module that reads PDFs, and globals that it keeps.
import { DOMMatrix, ImageData, Path2D } from "@napi-rs/canvas";
import jsQr from "jsqr";
import sharp from "sharp";
import { definePDFJSModule, renderPageAsImage } from "unpdf";
import { expect, it, vi } from "vitest";
import { normalizeText, readPdf } from "@/tests/api/support/pdf/pdf";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { renderPdf } from "./render";

// The rasteriser draws with the classes of a browser of these names.
vi.stubGlobal("Path2D", Path2D);
vi.stubGlobal("DOMMatrix", DOMMatrix);
vi.stubGlobal("ImageData", ImageData);
await definePDFJSModule(() => import("pdfjs-dist/legacy/build/pdf.mjs"));

const POINTS_PER_INCH = 72;

const invoice: PrintInput = {
  category: "invoice",
  number: "2026-0014",
  issuedAt: "2026-11-11T00:00:00.000Z",
  lockedAt: "2026-11-11T09:00:00.000Z",
  currency: "EUR",
  projectTitle: "Shop",
  freelancerName: "Ida Brekke",
  clientName: "Salt",
  tax: "0",
  discountPercent: "0",
  discountFlat: "0",
  items: [{ title: "Work", description: "", rate: "100", quantity: "62.456" }],
  bankHolder: "Ida Brekke",
  bankIban: "DE02120300000000202051",
  bankBic: "BYLADEM1001",
  bankName: "Deutsche Kreditbank",
};
const swiss = {
  bankIban: "CH9300762011623852957",
  freelancerPostcode: "1003",
  freelancerCity: "Lausanne",
  freelancerCountry: "CH",
};
const thai = { currency: "THB", bankIban: null, bankPromptPayId: "0801234567" };

// A page from right to left, which mirrors where the code is and not the code.
const arabic = { language: "ar", clientName: "شركة التصميم", projectTitle: "متجر" };

const modelOf = (change: Partial<PrintInput>) => toPrintModel({ ...invoice, ...change });

async function print(change: Partial<PrintInput>) {
  const model = modelOf(change);
  const bytes = new Uint8Array(await renderPdf(model, new Date("2026-11-11")));
  return { model, bytes, text: (await readPdf(bytes)).text };
}

/** Returns what a decoder of another author reads from the first page. */
async function scan(bytes: Uint8Array, dotsPerInch: number) {
  const image = await renderPageAsImage(bytes.slice(), 1, {
    canvasImport: () => import("@napi-rs/canvas"),
    scale: dotsPerInch / POINTS_PER_INCH,
  });
  const { data, info } = await sharp(Buffer.from(image))
    .flatten({ background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height);
}

it.each([
  ["EPC", {}],
  ["Swiss", { ...swiss, currency: "CHF" }],
  ["PromptPay", thai],
  ["UPI", { currency: "INR", bankIban: null, bankUpiId: "ida@okbank" }],
  ["PIX", { currency: "BRL", bankIban: null, bankPixKey: "ida@brekke.example", freelancerCity: "Recife" }],
  ["Arabic", arabic],
  ["Thai", { ...thai, language: "th" }],
])("the %s code of a printed page is read at 96 dots per inch", async (_, change) => {
  const { model, bytes } = await print(change);
  expect(model.scan?.code.payload).toContain("6245.60");
  expect((await scan(bytes, 96))?.data).toBe(model.scan?.code.payload);
});

it("the code is read at 300 dots per inch, and is at least 40 mm wide with its quiet zone", async () => {
  const { model, bytes } = await print({});
  const found = await scan(bytes, 300);
  expect(found?.data).toBe(model.scan?.code.payload);
  const modules = 17 + 4 * (found?.version ?? 0);
  const { topLeftCorner: left, topRightCorner: right } = found?.location ?? {};
  const inches = ((right?.x ?? 0) - (left?.x ?? 0)) / 300;
  expect(((inches * (modules + 8)) / modules) * 25.4).toBeGreaterThan(40);
});

it("prints the account instead of lines to write on", async () => {
  const { model, text } = await print({});
  expect(model.payment).toBeNull();
  const account = ["Pay to", "Holder Ida Brekke", "IBAN DE02 1203 0000 0000 2020 51", "Scan to pay"];
  for (const words of [...account, `Reference Invoice ${invoice.number}`])
    expect(text).toContain(normalizeText(words));
  expect(text).toContain("DeutscheKreditbank");
});

it.each([
  ["a draft", { lockedAt: null }],
  ["nothing to pay", { discountPercent: "100" }],
  ["a credit note", { kind: "creditNote" as const }],
  ["a quotation", { category: "quotation" as const }],
  ["a receipt", { category: "receipt" as const }],
  ["another currency", { currency: "USD" }],
])("has no code for %s", (_, change) => {
  expect(modelOf(change).scan).toBeNull();
});

it("prints nothing to scan without a code", async () => {
  expect((await print({ lockedAt: null })).text).not.toContain("Scantopay");
});

it("asks for what is left after a deposit", () => {
  const deposits = [{ number: "1", issuedDate: "2026-11-03", amount: "1245.60", taxAmount: "0.00" }];
  expect(modelOf({ deposits }).scan?.code.payload).toContain("\nEUR5000.00\n");
});
