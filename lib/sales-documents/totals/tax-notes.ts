import type { TaxTreatment } from "./tax-treatments";

/** Why no tax is charged, by treatment. */
export type TaxNotes = Record<Exclude<TaxTreatment, "standard">, string>;

/** Apart from the other languages, so that the builder does not load them all. */
export const englishTaxNotes: TaxNotes = {
  reverseCharge: "Reverse charge: the recipient accounts for the VAT.",
  exempt: "Exempt from VAT.",
  smallBusiness: "No VAT is charged: small business exemption.",
  export: "Export: no VAT is charged.",
};

/** Returns the words that a document prints for its treatment; null for standard taxation. */
export function taxNote(treatment: TaxTreatment = "standard", notes = englishTaxNotes): string | null {
  return treatment === "standard" ? null : notes[treatment];
}
