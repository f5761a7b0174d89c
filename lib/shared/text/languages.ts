/** The languages that documents and emails to clients can have. */
export const documentLanguages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "th",
  "ja",
  "zh-Hans",
  "ko",
  "ar",
] as const;

export type DocumentLanguage = (typeof documentLanguages)[number];

/** The names of the languages in themselves. */
export const languageNames: Record<DocumentLanguage, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  pt: "Português",
  nl: "Nederlands",
  pl: "Polski",
  th: "ไทย",
  ja: "日本語",
  "zh-Hans": "简体中文",
  ko: "한국어",
  ar: "العربية",
};

export const languageOptions = documentLanguages.map((language) => ({
  value: language,
  label: languageNames[language],
}));

/** Returns the language of a client or document. Null, and a language that this version does not know, mean English. */
export function languageOf(language: string | null | undefined): DocumentLanguage {
  return documentLanguages.find((known) => known === language) ?? "en";
}

export function directionOf(language: DocumentLanguage): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

/** Returns the locale for Intl. The digits of Arabic are named, because its default ones differ between versions of Intl. */
export function localeOf(language: DocumentLanguage): string {
  return language === "ar" ? "ar-u-nu-arab" : language;
}
