// Isolated: reads PDFs and sees all warnings of its process.
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { normalizeText, readPdf } from "@/tests/api/support/pdf/pdf";
import { repetitions } from "@/tests/setup/property-cases";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { toPrintableText } from "@/lib/sales-documents/print/printable";
import { renderPdf } from "./render";

// The renderer logs a warning when an element does not fit, and a message when it drops one.
const consoleSpies = [vi.spyOn(console, "warn"), vi.spyOn(console, "log"), vi.spyOn(console, "error")];
beforeEach(() => consoleSpies.forEach((spy) => spy.mockClear()));
afterEach(() => consoleSpies.forEach((spy) => expect(spy).not.toHaveBeenCalled()));

const item = { title: "Work", description: "", rate: "1", quantity: "1" };

async function print(input: Partial<PrintInput>) {
  const model = toPrintModel({
    category: "invoice",
    number: "1",
    issuedAt: "2026-11-20T00:00:00.000Z",
    currency: "EUR",
    projectTitle: "Shop",
    freelancerName: "Ida",
    clientName: "Salt",
    tax: "0",
    discountPercent: "0",
    discountFlat: "0",
    items: [item],
    ...input,
  });
  return readPdf(new Uint8Array(await renderPdf(model, new Date("2026-11-20"))));
}

it("keeps all items of a 40-page table", async () => {
  const description = "Some words that take more than a line. ".repeat(14);
  const items = Array.from({ length: 350 }, (_, index) => ({ ...item, title: `(${index})`, description }));
  const { pages, text } = await print({ items });
  expect(pages.length).toBeGreaterThan(38);
  for (const { title } of items) expect(text.split(title), title).toHaveLength(2);
});

const ranges: readonly (readonly [from: number, to: number])[] = [
  ...[0x20, 0xa0, 0x370, 0x400, 0x530, 0x590, 0x600, 0x900, 0x980, 0xa00, 0xa80, 0xb80, 0xc00, 0xc80, 0xd00],
  ...[0xd80, 0xe00, 0xe80, 0x1000, 0x10a0, 0x1200, 0x1780, 0x4e00, 0xac00, 0x3040],
].map((from) => [from, from + 0x7f]);
const special = Array.from(
  "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u0301\u0323\ufe0f\u{1f64f}\u{1f469} \n",
);
const characters = fc.oneof(
  { arbitrary: fc.constantFrom(...special), weight: 1 },
  {
    arbitrary: fc
      .constantFrom(...ranges)
      .chain(([min, max]) => fc.integer({ min, max }))
      .map((code) => String.fromCodePoint(code)),
    weight: 3,
  },
);
const texts = fc.array(characters, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(""));

/** Returns the letters beyond ASCII sorted by code point, which ignores the order on the page and substitutes. */
const lettersOf = (text: string) =>
  Array.from(
    normalizeText(text)
      .normalize("NFKD")
      .replace(/[\p{Cc}\x20-\x7e€«»]/gu, ""),
  )
    .sort()
    .join("");

it("prints every letter of any text", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 30, maxLength: 30 }), async (titles) => {
      const { text } = await print({ items: titles.map((title) => ({ ...item, title: `a ${title}` })) });
      expect(lettersOf(text.replaceAll("·", ""))).toBe(
        lettersOf(toPrintableText(titles.join("")).replaceAll("·", "")),
      );
    }),
    { numRuns: repetitions(3, 8), endOnFailure: true },
  );
});

it("prints text around each control of direction", async () => {
  const controls = special.filter((character) => /\p{Bidi_C}/u.test(character));
  const titles = controls.flatMap((control) => [
    `a${control}b`,
    `ab ${control}`,
    `שלום ${control} abc`,
    `a ${control}`,
    `${control}شارع${control} 12`,
  ]);
  const { text } = await print({ items: titles.map((title) => ({ ...item, title })) });
  expect(lettersOf(text.replaceAll("·", ""))).toBe(lettersOf(titles.join("")));
});
