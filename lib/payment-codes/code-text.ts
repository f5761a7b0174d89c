/** Returns text on one line without control characters, of at most this many characters, counted as code points. */
export function oneLine(text: string | null | undefined, maxLength: number): string {
  const line = (text ?? "").normalize("NFC").replace(/[\p{Cc}\p{Cs}\s]+/gu, " ");
  return Array.from(line.trim()).slice(0, maxLength).join("").trim();
}

/** Returns text in ASCII letters, digits and punctuation: accents are removed, other characters are left out. */
export function asciiText(text: string | null | undefined, maxLength: number): string {
  const plain = (text ?? "").normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
  return oneLine(plain, maxLength);
}

/** Returns an IBAN or BIC in capitals without spaces. */
export function compactCode(text: string | null | undefined): string {
  return (text ?? "").replace(/\s/g, "").toUpperCase();
}

/** Returns an IBAN in groups of four characters. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
}
