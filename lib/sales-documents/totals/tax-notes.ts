import type { TaxTreatment } from "./tax-treatments";

/** Why no tax is charged, by treatment. */
export type TaxNotes = Record<Exclude<TaxTreatment, "standard">, string>;

/** Apart from the other languages, so that the builder does not load them all. */
export const englishTaxNotes: TaxNotes = {
  reverseCharge: "Reverse charge: the recipient accounts for the VAT.",
  exempt: "Exempt from VAT.",
  smallBusiness: "No VAT is charged: small business exemption.",
  export: "Export of goods: no VAT is charged.",
  outside: "Not taxable here: the recipient accounts for tax in its own country.",
};

/** Returns the words that a document prints for its treatment: its own, or the usual ones. Null for standard taxation. */
export function taxNote(
  { taxTreatment = "standard", taxNote: own }: { taxTreatment?: TaxTreatment; taxNote?: string | null },
  notes = englishTaxNotes,
): string | null {
  return taxTreatment === "standard" ? null : own?.trim() || notes[taxTreatment];
}
