import fc from "fast-check";
import { expect, it } from "vitest";
import { breakWord } from "./line-breaks";

const shown = (word: string) => breakWord(word).join("|");

it("does not break ordinary words", () => expect(breakWord("Accessibility")).toEqual(["Accessibility"]));

it.each([
  ["設計書です。", "設|計|書|で|す。"],
  ["「東京」へ", "「東|京」|へ"],
  ["ใบเสนอราคา", "ใบ|เสนอ|ราคา"],
  ["8\u00a0ธันวาคม\u00a02569", "8\u00a0ธันวาคม\u00a02569"],
])("breaks %s as is usual in its script", (word, parts) => expect(shown(word)).toBe(parts));

it("breaks a word that is too long for a line", () => {
  for (const piece of breakWord("x".repeat(200))) expect(piece.length).toBeLessThanOrEqual(12);
  for (const piece of breakWord(`https://example.com/${"path/".repeat(40)}`))
    expect(piece.length).toBeLessThan(30);
});

it("keeps every letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (word) => {
      expect(breakWord(word).join("")).toBe(word);
    }),
  );
});
