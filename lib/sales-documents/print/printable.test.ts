import path from "node:path";
import { expect, it } from "vitest";
import { loadEveryTypeface } from "@/lib/sales-documents/server/pdf/fonts";
import { toPrintableText, unprintableIn } from "./printable";

it("matches the coverage of the typefaces", async () => {
  const codes = new Set((await loadEveryTypeface()).flatMap(({ characterSet }) => characterSet));
  const written = toRanges([...codes].filter((code) => code > 0x7e).sort((one, other) => one - other))
    .map(({ gap, more }) => gap.toString(36) + (more ? `-${more.toString(36)}` : ""))
    .join(" ")
    .replace(/(.{90,}?) /g, "$1\n");
  // After a change of typefaces: npx vitest run --project unit lib/sales-documents/print/printable.test.ts -u
  await expect(
    `// The characters that the typefaces of the paper have, beyond ASCII; printable.ts reads it. Written by printable.test.ts.\nexport const printableRanges = \`\n${written}\n\`;\n`,
  ).toMatchFileSnapshot(path.join(import.meta.dirname, "printable-ranges.ts"));
});

it.each([
  ["Zażółć, 東京, မြန်မာ ✓ 👩‍💻 a\u200eb\n", []],
  ["Tibetan ཀཁཀ and a clef 𝄞", ["ཀ", "ཁ", "𝄞"]],
])("finds what cannot be printed in %s", (text, expected) => expect(unprintableIn(text)).toEqual(expected));

it("replaces consecutive characters with one substitute", () => {
  expect(toPrintableText("Tibetan ཀཁཀ ཀ.")).toBe("Tibetan [?] [?].");
  expect(toPrintableText("Zażółć")).toBe("Zażółć");
});

function toRanges(codes: readonly number[]) {
  const ranges: { gap: number; more: number }[] = [];
  let last = 0;
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range && code === last + 1) range.more += 1;
    else ranges.push({ gap: code - last, more: 0 });
    last = code;
  }
  return ranges;
}
