import { expect, it } from "vitest";
import { roundingModes, roundingScopes } from "@/lib/shared/dates/time-rounding";
import { documentLanguages } from "@/lib/shared/text/languages";
import { roundingWords } from "./rounding-words";

it.each([
  [["up:15:entry"], "en", "Rounded up to 15 minutes per entry"],
  [["nearest:6:line"], "en", "Rounded to the nearest 6 minutes per line"],
  [["down:30:entry", "down:30:entry"], "de", "Je Eintrag auf 30 Minuten abgerundet"],
  [["none", "up:5:line"], "fr", "Arrondi aux 5 minutes supérieures par ligne"],
  [["up:5:line", "up:10:line"], "en", "Rounded up to 5 minutes per line; Rounded up to 10 minutes per line"],
  [["none", null], "en", null],
] as const)("the roundings %j in %s are %j", (roundings, language, words) => {
  expect(roundingWords(roundings, language)).toBe(words);
});

it.each(documentLanguages)("each rounding has its own words in %s", (language) => {
  const all = roundingModes.flatMap((mode) =>
    roundingScopes.map((per) => roundingWords([`${mode}:15:${per}`], language)),
  );
  expect(new Set(all).size).toBe(6);
  for (const words of all) expect(words).not.toContain("{");
});
