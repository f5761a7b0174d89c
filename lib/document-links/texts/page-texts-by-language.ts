import type { DocumentLanguage } from "@/lib/shared/text/languages";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { ja } from "./ja";
import { ko } from "./ko";
import { nl } from "./nl";
import type { PageTexts } from "./page-texts";
import { pl } from "./pl";
import { pt } from "./pt";
import { th } from "./th";
import { zhHans } from "./zh-hans";

/** The texts of the client's page by language. */
export const pageTextsByLanguage: Record<DocumentLanguage, PageTexts> = {
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
