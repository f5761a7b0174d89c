import { expect, it } from "vitest";
import { unprintableIn } from "./printable";
import { taxNote } from "./tax-notes";
import { taxTreatments } from "./tax-treatments";

const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "th", "ja", "zh-Hans", "ar"] as const;

it.each(languages)("the words of each treatment can be printed in %s, and differ", (language) => {
  const notes = taxTreatments.map((treatment) => taxNote(treatment, language));
  expect(notes[0]).toBeNull();
  const words = notes.slice(1).map((note) => note ?? "");
  expect(new Set(words).size).toBe(taxTreatments.length - 1);
  for (const text of words) {
    expect(text.length).toBeGreaterThan(5);
    expect(unprintableIn(text)).toEqual([]);
  }
});

it("has the words that laws prescribe", () => {
  expect(taxNote("smallBusiness", "de")).toBe("Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.");
  expect(taxNote("reverseCharge", "de")).toContain("Steuerschuldnerschaft des Leistungsempfängers");
  expect(taxNote("reverseCharge", "fr")).toContain("Autoliquidation");
  expect(taxNote("reverseCharge", "it")).toContain("Inversione contabile");
  expect(taxNote("reverseCharge", "pt")).toContain("IVA – autoliquidação");
});
