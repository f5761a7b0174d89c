import { searchText } from "@/lib/shared/text/search-text";
export type CsvText = { text: string; encoding: "UTF-8" | "UTF-16" | "Windows-1252" };

/**
 * Decodes a CSV file. UTF-16 is detected by its byte order mark; text that is not valid UTF-8 is read as Windows-1252, which
 * spreadsheets and Outlook write in western languages.
 */
export function decodeCsv(bytes: Uint8Array): CsvText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode("utf-16le", "UTF-16");
  if (first === 0xfe && second === 0xff) return decode("utf-16be", "UTF-16");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return decode("windows-1252", "Windows-1252");
  }

  function decode(label: string, encoding: CsvText["encoding"]): CsvText {
    return { text: new TextDecoder(label).decode(bytes), encoding };
  }
}

/** Returns a column name without case, accents and punctuation: "E-mail 1 - Value" becomes "email1value". */
export function columnName(cell: string): string {
  return searchText(cell).replace(/[^\p{L}\p{N}]/gu, "");
}
