import { compactCode, latinText } from "./code-text";

/** A structured address (type S). The street may contain the building number. */
export type SwissAddress = {
  name: string;
  street?: string | null;
  postcode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

type Bill = {
  iban: string;
  creditor: SwissAddress;
  debtor?: SwissAddress | null;
  /** Exact decimal text with two places, 0.01 to 999999999.99. */
  amount: string;
  currency: "CHF" | "EUR";
  /** A creditor reference of ISO 11649, "RF18539007547034". */
  reference?: string;
  /** The purpose of the payment; at most 140 characters are used. */
  text?: string;
};

/**
 * Returns the text of a Swiss QR code (Implementation Guidelines 2.3, type 0200), to be drawn with error correction level M,
 * 46 mm wide, with the Swiss cross. Not for a QR-IBAN, which needs another kind of reference: see `isQrIban`.
 */
export function swissCode({ iban, creditor, debtor, amount, currency, reference, text }: Bill): string {
  const nobody = Array.from({ length: 7 }, () => "");
  return [
    ...["SPC", "0200", "1", compactCode(iban)],
    ...addressLines(creditor),
    ...nobody,
    ...[amount, currency],
    ...(debtor ? addressLines(debtor) : nobody),
    ...(reference ? ["SCOR", compactCode(reference)] : ["NON", ""]),
    ...[latinText(text, 140), "EPD"],
  ].join("\n");
}

/** Returns whether an account is Swiss or of Liechtenstein. */
export function isSwissIban(iban: string): boolean {
  return /^(CH|LI)\d{7}[0-9A-Z]{12}$/.test(compactCode(iban));
}

/** Returns whether an account is only for payments with a QR reference: its bank number is 30000 to 31999. */
export function isQrIban(iban: string): boolean {
  return isSwissIban(iban) && /^..\d\d3[01]/.test(compactCode(iban));
}

function addressLines({ name, street, postcode, city, country }: SwissAddress): string[] {
  return [
    ...["S", latinText(name, 70), latinText(street, 70), ""],
    ...[latinText(postcode, 16), latinText(city, 35), compactCode(country)],
  ];
}
