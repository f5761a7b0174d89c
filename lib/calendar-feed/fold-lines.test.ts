import fc from "fast-check";
import ical from "ical-generator";
import { expect, it } from "vitest";
import { foldLines } from "./fold-lines";

const texts = fc.array(
  fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom("ประชุมกับลูกค้าเรื่อง", "👩‍👩‍👧‍👦", "東京で打ち合わせ", "x".repeat(74), "Grüße", "\n"),
  ),
  { maxLength: 30 },
);

it("folds entries as ical-generator folds a whole calendar", () => {
  const check = ([summary, description]: [string[], string[]]) => {
    const calendar = ical();
    const event = calendar.createEvent({
      id: "1",
      start: new Date(0),
      stamp: new Date(0),
      summary: summary.join(" "),
      description: description.join(""),
    });
    expect(calendar.toString()).toContain(foldLines(event.toString()));
  };
  fc.assert(fc.property(fc.tuple(texts, texts), check), { numRuns: 300 });
});

it("leaves a line of 74 octets as it is", () => {
  expect(foldLines("x".repeat(74))).toBe("x".repeat(74));
  expect(foldLines(`${"x".repeat(74)}y\r\nz`)).toBe(`${"x".repeat(74)}\r\n y\r\nz`);
  expect(foldLines("é".repeat(38))).toBe(`${"é".repeat(37)}\r\n é`);
});
