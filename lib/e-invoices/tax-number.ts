import { checkVatId } from "@/lib/shared/text/vat-id";

/** A number for taxes: a VAT ID that begins with its country, or any other. */
export type TaxNumber = { value: string; country: string | null; isVatId: boolean };

/** The numbers of a party: of its own field, or a tax ID that is one. */
export type TaxNumbers = { vatId: TaxNumber | null; taxNumber: TaxNumber | null };

/** Reads the VAT ID and the tax ID of a party. A tax ID that is a VAT ID counts as one where there is no other. */
export function readTaxNumbers(
  vatText: string | null | undefined,
  taxText: string | null | undefined,
): TaxNumbers {
  const [own, other] = [readTaxNumber(vatText), readTaxNumber(taxText)];
  const vatId = [own, other].find((number) => number?.isVatId) ?? null;
  return { vatId, taxNumber: [other, own].find((number) => number && !number.isVatId) ?? null };
}

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
