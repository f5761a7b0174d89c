import type { DocumentLanguage } from "@/lib/shared/text/languages";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { ja } from "./ja";
import { ko } from "./ko";
import type { PaperLabels } from "./labels";
import { nl } from "./nl";
import { pl } from "./pl";
import { pt } from "./pt";
import { th } from "./th";
import { zhHans } from "./zh-hans";

/** The words of documents in every language. A page loads this only for a document that is not in English. */
export const labelsByLanguage: Record<DocumentLanguage, PaperLabels> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  th,
  ja,
  "zh-Hans": zhHans,
  ko,
  ar,
};
