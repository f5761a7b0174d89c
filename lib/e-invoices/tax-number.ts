import { checkVatId } from "@/lib/shared/text/vat-id";

/** A number for taxes: a VAT ID that begins with its country, or any other. */
export type TaxNumber = { value: string; country: string | null; isVatId: boolean };

/** Reads a tax ID as it was written. Null if it is empty. A VAT ID is without spaces and punctuation. */
export function readTaxNumber(text: string | null | undefined): TaxNumber | null {
  const value = text?.trim() ?? "";
  if (!value) return null;
  const id = value.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (/^NO\d{9}MVA$/.test(id)) return { value: id, country: "NO", isVatId: true };
  const checked = checkVatId(value);
  if (checked?.isValid) return { value: id, country: id.slice(0, 2), isVatId: true };
  return { value, country: null, isVatId: false };
}
