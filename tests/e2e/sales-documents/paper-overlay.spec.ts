import type { Locator } from "@playwright/test";
import { placedPictures } from "../../api/support/pdf/placed-pictures";
import { type PlacedText, placedTexts } from "../../api/support/pdf/placed-texts";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { type Line, placedOnScreen } from "../pages/placed-on-screen";
import { Workspace } from "../pages/workspace";

const POINTS_PER_MM = 72 / 25.4;

const item = { title: "Design", description: "Two rounds of work, with a review of each", unit: "hour" };
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...item, rate: String(80 + index), quantity: "3" }));
const long = {
  projectDescription: "A longer text that takes more than a line on the paper, so that it breaks. ".repeat(4),
  note: "Payable within 14 days.\nThank you for your business.",
  freelancerEmail: "ida@brekke.example",
  freelancerTaxId: "NO 987 654 321",
  clientAddress: "2 Quay Street\nPortland",
};
const arabic = {
  language: "ar",
  clientName: "شركة التصميم والتطوير",
  items: [
    { ...item, title: "تصميم الموقع", description: "جولتان من العمل مع مراجعة", rate: "100", quantity: "3" },
  ],
};

/** Lines whose first letter has another direction than the document. */
const mixed = {
  projectTitle: "Website تصميم الموقع 2.0",
  clientName: "Studio للتصميم GmbH",
  items: [
    { title: "Logo شعار", description: "Phase 2: مراجعة (API v3)", rate: "100", quantity: "3" },
    { title: "تصميم Website للعميل, 2026", description: "עיצוב Logo חדש 50%", rate: "80", quantity: "1" },
  ],
};

const cases: [name: string, body: object, pages: number][] = [
  ["an invoice", { items: items(4), discountPercent: "10", tax: "19", ...long }, 1],
  ["an invoice of several pages", { items: items(60), tax: "25" }, 4],
  ["a quotation", { category: "quotation", items: items(3), ...long }, 1],
  ["a receipt in dollars", { category: "receipt", currency: "USD", items: items(2), withholding: "3" }, 1],
  ["an invoice in German", { language: "de", items: items(5), tax: "19", ...long }, 1],
  ["an invoice in Thai", { language: "th", currency: "THB", items: items(5), tax: "7" }, 1],
  ["an invoice in Japanese", { language: "ja", currency: "JPY", items: items(5), tax: "10" }, 1],
  ["an invoice in Arabic", { ...arabic, tax: "5" }, 1],
  [
    "a quotation of several pages in Arabic",
    { ...arabic, category: "quotation", items: Array.from({ length: 40 }, () => arabic.items[0]) },
    3,
  ],
  ["an invoice in Arabic with other scripts", { ...mixed, language: "ar", tax: "5" }, 1],
  ["an invoice in English with other scripts", mixed, 1],
];

test("every text and the logo of the preview are where the PDF has them", async ({ page }) => {
  test.setTimeout(180_000);
  await new Workspace(page).begin("full");
  const documents = new IssuedDocuments(page);
  const { projectId } = await documents.createProject();
  const bankAccountId = await documents.createBankAccount();
  for (const [name, body, pages] of cases) {
    const { id } = await documents.call("POST", "sales-documents", {
      projectId,
      projectTitle: "Online pre-orders",
      freelancerName: "Ida Brekke",
      clientName: "Saltmarsh Bakery",
      currency: "EUR",
      bankAccountId,
      ...body,
    });
    await documents.call("POST", `sales-documents/${id}/issue`);
    await expectSamePlaces(documents, id, name, pages);
    if (name !== "an invoice in German") continue;
    const creditNote = await documents.call("POST", `sales-documents/${id}/credit`, { reason: "Wrong rate" });
    await documents.call("POST", `sales-documents/${creditNote.id}/issue`);
    await expectSamePlaces(documents, creditNote.id, "its credit note", 1);
  }
});

/** Compares the preview of an issued document with its PDF. */
async function expectSamePlaces(documents: IssuedDocuments, id: string, name: string, pages: number) {
  const { page } = documents;
  await page.goto(`/home/income/document/${id}`);
  const paper = page.getByRole("region", { name: "Document", exact: true });
  await expect(paper.locator("[data-page]")).toHaveCount(pages);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await documents.pdf(id);
  const printed = await placedTexts(pdf);
  // Text is placed again when a typeface of its script has been loaded.
  await expect(async () =>
    expect(shiftBetween(await placedOnScreen(paper), printed), name).toBeLessThan(1),
  ).toPass({
    timeout: 15_000,
  });
  await expectSameLogo(paper, pdf, name);
}

/** Compares where the logo is, which the demo's documents have on their first page. */
async function expectSameLogo(paper: Locator, pdf: Uint8Array, name: string) {
  const [printed, ...others] = await placedPictures(pdf);
  expect(others, name).toEqual([]);
  const logo = paper.locator("[data-page]").first().locator("img");
  await expect(logo).toHaveJSProperty("complete", true);
  const shown = await logo.evaluate((image) => {
    const page = image.closest<HTMLElement>("[data-page]");
    const [box, sheet] = [image.getBoundingClientRect(), page?.getBoundingClientRect()];
    if (!page || !sheet) throw new Error("The logo is on no page");
    const points = (length: number) => (length * Number(page.dataset.page)) / sheet.width;
    return {
      page: 0,
      left: points(box.left - sheet.left),
      top: points(box.top - sheet.top),
      right: points(box.right - sheet.left),
      bottom: points(box.bottom - sheet.top),
    };
  });
  for (const side of ["page", "left", "top", "right", "bottom"] as const)
    expect(Math.abs((printed?.[side] ?? NaN) - shown[side]) / POINTS_PER_MM, `${name}: ${side}`).toBeLessThan(
      1,
    );
}

/**
 * Returns the largest shift between the texts of both, in millimetres. Both have the same texts in the same order, and the parts of
 * each line, such as a Latin word between Arabic ones, at the same places.
 */
function shiftBetween(screen: Line[], printed: PlacedText[]): number {
  let at = 0;
  const shifts = screen.map(({ text, page, left, right, baseline, letters }) => {
    let [printedText, first, last] = ["", Infinity, -Infinity];
    const parts: PlacedText[] = [];
    while (printedText.length < text.length && at < printed.length) {
      const part = printed[at++];
      if (!part) break;
      expect(part.page).toBe(page);
      expect(Math.abs(part.baseline - baseline) / POINTS_PER_MM, text).toBeLessThan(1);
      parts.push(part);
      printedText += part.text;
      first = Math.min(first, part.left);
      last = Math.max(last, part.right);
    }
    expect(sorted(printedText)).toBe(sorted(text));
    // PDF.js does not know the width of a text with marks.
    const hasMarks = /\p{M}/u.test(text);
    const ends = hasMarks ? [] : [Math.abs(last - right)];
    if (!hasMarks) expect(lettersIn(parts, letters), text).toEqual(parts.map((part) => sorted(part.text)));
    return Math.max(Math.abs(first - left), ...ends) / POINTS_PER_MM;
  });
  expect(at).toBe(printed.length);
  return Math.max(...shifts);
}

/** Returns the letters of the preview at the place of each printed part. */
function lettersIn(parts: PlacedText[], letters: Line["letters"]): string[] {
  const distance = ({ left, right }: PlacedText, middle: number) => Math.max(left - middle, middle - right);
  const nearest = (middle: number) =>
    parts.toSorted((one, other) => distance(one, middle) - distance(other, middle))[0];
  return parts.map((part) =>
    sorted(
      letters
        .filter(({ middle }) => nearest(middle) === part)
        .map(({ text }) => text)
        .join(""),
    ),
  );
}

function sorted(text: string): string {
  return [...text].sort().join("");
}
