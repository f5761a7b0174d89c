import { onOneLine } from "@/lib/shared/text/line-breaks";
import { nearestText } from "./nearest-form";

/** Returns text on one line without control characters, of at most this many characters, counted as code points. */
export function oneLine(text: string | null | undefined, maxLength: number): string {
  const line = onOneLine((text ?? "").normalize("NFC").replace(/\p{Cs}/gu, " "));
  return Array.from(line.trim()).slice(0, maxLength).join("").trim();
}

/** Returns text in ASCII letters, digits and punctuation, others in their nearest form. */
export function asciiText(text: string | null | undefined, maxLength: number): string {
  return oneLine(nearestText(oneLine(text, Infinity), isAscii), maxLength);
}

/** Returns text in the characters of the Swiss QR code: Latin up to Extended-A, Ș, ș, Ț, ț and €; others in their nearest form. */
export function latinText(text: string | null | undefined, maxLength: number): string {
  return oneLine(nearestText(oneLine(text, Infinity), isLatin), maxLength);
}

/** Returns true if each letter of a text has a form in the characters of the Swiss QR code. */
export function hasLatinForm(text: string): boolean {
  const missing = (part: string) => part.split("?").length;
  return missing(latinText(text, Infinity)) === missing(text);
}

const isAscii = (character: string) => /^[\x20-\x7e]$/.test(character);
const isLatin = (character: string) => /^[\x20-\x7e\u00a0-\u017f\u0218-\u021b€]$/.test(character);

/** Returns an IBAN or BIC in capitals without spaces. */
export function compactCode(text: string | null | undefined): string {
  return (text ?? "").replace(/\s/g, "").toUpperCase();
}

/** Returns an IBAN in groups of four characters. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
}
