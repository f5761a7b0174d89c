import { compactCode, oneLine } from "./code-text";

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
  /** What the payment is for; at most 140 characters are used. */
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
    ...[swissText(text, 140), "EPD"],
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
    ...["S", swissText(name, 70), swissText(street, 70), ""],
    ...[swissText(postcode, 16), swissText(city, 35), compactCode(country)],
  ];
}

/** Returns text in the characters that the guidelines permit: Latin up to Extended-A, Ș, ș, Ț, ț and €. Others are left out. */
function swissText(text: string | null | undefined, maxLength: number): string {
  const permitted = (text ?? "").normalize("NFC").replace(/[^\s\x20-\x7e\u00a0-\u017f\u0218-\u021b€]/gu, "");
  return oneLine(permitted, maxLength);
}
