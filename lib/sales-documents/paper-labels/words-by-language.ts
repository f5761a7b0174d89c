import { languageOf } from "@/lib/shared/text/languages";
import { taxNotesByLanguage } from "@/lib/sales-documents/totals/tax-notes-by-language";
import { labelsByLanguage } from "./labels-by-language";
import type { PaperWords } from "./words";

/** Returns the words of a document's language. A page loads this file only for a document that is not in English. */
export function wordsOf(language: string | null | undefined): PaperWords {
  const known = languageOf(language);
  return { labels: labelsByLanguage[known], taxNotes: taxNotesByLanguage[known] };
}
