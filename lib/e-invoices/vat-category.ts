import type { TaxTreatment } from "@/lib/sales-documents/totals/tax-treatments";
import type { Taxed, VatCategory } from "./invoice";

/**
 * Returns how a rate of a document is taxed. An export is category G, which requires the seller's VAT ID; without one it is not
 * subject to VAT.
 */
export function vatOf(treatment: TaxTreatment, rate: string, hasVatId: boolean): Taxed {
  const category = categoryOf(treatment, Number(rate) > 0, hasVatId);
  return { category, rate: category === "O" ? null : rate };
}

function categoryOf(treatment: TaxTreatment, isTaxed: boolean, hasVatId: boolean): VatCategory {
  if (treatment === "reverseCharge") return "AE";
  if (treatment === "outside") return "O";
  if (treatment === "export") return hasVatId ? "G" : "O";
  if (treatment !== "standard") return "E";
  return isTaxed ? "S" : "Z";
}

/** The codes of the reasons without tax. An exemption has one in words only. */
export const reasonCodes: Partial<Record<VatCategory, string>> = {
  AE: "VATEX-EU-AE",
  G: "VATEX-EU-G",
  O: "VATEX-EU-O",
};
