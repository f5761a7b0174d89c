import { formatAddress } from "localized-address-format";
import { type Address, hasAddress } from "./address";
import { countryName } from "./countries";

/** Returns the lines of an address in the order of its country, which is the last line. Empty if only the country is known. */
export function printAddress(address: Address, locale?: string): string[] {
  if (!hasAddress(address)) return [];
  const { street, postcode, city, region, country } = address;
  const lines = formatAddress(
    {
      postalCountry: country ?? undefined,
      administrativeArea: region ?? undefined,
      locality: city ?? undefined,
      postalCode: postcode ?? undefined,
      addressLines: street ? [street] : [],
    },
    "latin",
  );
  return [...lines, country ? countryName(country, locale) : ""].map((line) => line.trim()).filter(Boolean);
}
