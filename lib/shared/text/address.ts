export const addressParts = ["street", "postcode", "city", "region", "country"] as const;

export type AddressPart = (typeof addressParts)[number];

/** A postal address. The country is a code of ISO 3166-1 alpha-2. */
export type Address = Partial<Record<AddressPart, string | null>>;

/** The names of the fields of a form with one address. */
export const addressNames = {
  text: "address",
  street: "street",
  postcode: "postcode",
  city: "city",
  region: "region",
  country: "country",
} as const;

/** The labels of the fields. */
export const addressPartNames = {
  street: "Street",
  postcode: "Postcode",
  city: "City",
  region: "Region",
  country: "Country",
} satisfies Record<AddressPart, string>;

/** The columns of an address in a table. */
export const addressColumns = {
  street: true,
  postcode: true,
  city: true,
  region: true,
  country: true,
} as const;

/** An address without any part. */
export const noAddress = { street: null, postcode: null, city: null, region: null, country: null };

/** Returns whether an address says more than its country. */
export function hasAddress({ street, postcode, city, region }: Address): boolean {
  return [street, postcode, city, region].some((part) => part?.trim());
}
