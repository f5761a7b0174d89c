import { expect, it } from "vitest";
import { documentLanguages } from "@/lib/shared/text/languages";
import { unprintableIn } from "@/lib/sales-documents/print/printable";
import { taxNote } from "./tax-notes";
import { taxNotesByLanguage } from "./tax-notes-by-language";
import { taxTreatments } from "./tax-treatments";

it.each(documentLanguages)("the words of each treatment can be printed in %s, and differ", (language) => {
  const notes = taxTreatments.map((treatment) =>
    taxNote({ taxTreatment: treatment }, taxNotesByLanguage[language]),
  );
  expect(notes[0]).toBeNull();
  const words = notes.slice(1).map((note) => note ?? "");
  expect(new Set(words).size).toBe(taxTreatments.length - 1);
  for (const text of words) {
    expect(text.length).toBeGreaterThan(5);
    expect(unprintableIn(text)).toEqual([]);
  }
});

it("the notes have the words that laws prescribe", () => {
  expect(taxNotesByLanguage.de.smallBusiness).toBe("Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.");
  expect(taxNotesByLanguage.de.reverseCharge).toContain("Steuerschuldnerschaft des Leistungsempfängers");
  expect(taxNotesByLanguage.fr.reverseCharge).toContain("Autoliquidation");
  expect(taxNotesByLanguage.it.reverseCharge).toContain("Inversione contabile");
  expect(taxNotesByLanguage.pt.reverseCharge).toContain("IVA – autoliquidação");
});
