import type { ElectronicAddress } from "@/lib/clients/electronic-address";
import type { TaxNumber } from "./tax-number";

// The schemes of VAT IDs in the code list EAS, by the first two letters of the ID.
const vatSchemes: Partial<Record<string, string>> = {
  AT: "9914",
  BE: "9925",
  BG: "9926",
  CH: "9927",
  CY: "9928",
  CZ: "9929",
  DE: "9930",
  EE: "9931",
  EL: "9933",
  ES: "9920",
  FI: "0213",
  FR: "9957",
  GB: "9932",
  HR: "9934",
  HU: "9910",
  IE: "9935",
  IT: "0211",
  LI: "9936",
  LT: "9937",
  LU: "9938",
  LV: "9939",
  MT: "9943",
  NL: "9944",
  PL: "9945",
  PT: "9946",
  RO: "9947",
  SI: "9949",
  SK: "9950",
};

/** Returns the address that a VAT ID stands for; null for other numbers. */
export function addressOfTaxNumber(number: TaxNumber | null): ElectronicAddress | null {
  if (!number?.isVatId) return null;
  const { value } = number;
  if (value.startsWith("DK")) return { scheme: "0184", value: value.slice(2) };
  if (value.startsWith("NO")) return { scheme: "0192", value: value.slice(2, 11) };
  if (value.startsWith("SE")) return { scheme: "0007", value: value.slice(2, 12) };
  const scheme = vatSchemes[value.slice(0, 2)];
  return scheme ? { scheme, value } : null;
}

/** Returns whether the text is an email address as XRechnung requires it, with two characters on each side. */
export function isLongEmail(text: string | null | undefined): boolean {
  return /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(text?.trim() ?? "");
}
