import { searchText } from "@/lib/search-text";

/** The name of a column without case, accents and signs: "E-mail 1 - Value" is "email1value". */
export function columnName(cell: string): string {
  return searchText(cell).replace(/[^\p{L}\p{N}]/gu, "");
}
