import { formatsOf, type PrintFormats } from "@/lib/sales-documents/print/formats";
import { englishTaxNotes, type TaxNotes } from "@/lib/sales-documents/totals/tax-notes";
import { en } from "./en";
import type { PaperLabels } from "./labels";

/** The words that a document prints in its language besides its own texts. */
export type PaperWords = { labels: PaperLabels; taxNotes: TaxNotes };

export const englishWords: PaperWords = { labels: en, taxNotes: englishTaxNotes };

/** The words of a document's language, and its forms of amounts and dates. */
export type PrintWords = { labels: PaperLabels; formats: PrintFormats };

/** For what the app shows, which is in English. */
export const englishPrint: PrintWords = { labels: en, formats: formatsOf("en") };
