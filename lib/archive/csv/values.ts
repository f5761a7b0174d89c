import { themeColors } from "@/lib/clients/theme-colors";
import { countryName, countryOptions, isCountry } from "@/lib/shared/text/countries";
import { lineBreak } from "@/lib/shared/text/line-breaks";
import { documentLanguages, languageNames } from "@/lib/shared/text/languages";
import { searchText } from "@/lib/shared/text/search-text";

/** Returns the color for a cell that contains its value or its label. */
export function readColor(text: string): string {
  const wanted = searchText(text);
  const color = themeColors.find(({ value, label }) => [value, searchText(label)].includes(wanted));
  return color?.value ?? text;
}

/** Returns the first of several values, which Google Contacts writes into one cell. */
export function readFirst(text: string): string {
  return (text.split(" ::: ")[0] ?? text).trim();
}

/** Returns the first of several addresses in lower case. */
export function readEmail(text: string): string {
  return readFirst(text).toLowerCase();
}

/** Returns the lines of an address's street, in which address books write a second one, as one. */
export function readStreet(text: string): string {
  return text
    .split(lineBreak)
    .map((line) => line.trim().replace(/,$/, ""))
    .filter(Boolean)
    .join(", ");
}

/** Returns the code of a country given by its code or by its name in one of the languages of documents, else the text. */
export function readCountry(text: string): string {
  const code = text.trim().toUpperCase();
  if (isCountry(code)) return code;
  return countriesByName().get(searchText(text)) ?? text;
}

/** Returns the code of a language given by its code, "de-AT" included, or by its name in itself or in English, else the text. */
export function readLanguage(text: string): string {
  const wanted = searchText(text.trim());
  const english = new Intl.DisplayNames("en", { type: "language" });
  const isMeant = (language: string, name: string) =>
    [language, name, english.of(language) ?? language].some((known) => searchText(known) === wanted);
  const found =
    documentLanguages.find((language) => isMeant(language, languageNames[language])) ??
    documentLanguages.find((language) => language === wanted.split(/[-_]/)[0]);
  return found ?? (/^(zh|chinese)/.test(wanted) ? "zh-Hans" : text);
}

/** Returns the number of "30 days", "30 Tage" or "net 30". */
export function readPaymentDays(text: string): string {
  return /^\D*(\d{1,3})\D*$/.exec(text)?.[1] ?? text;
}

let names: Map<string, string> | undefined;

function countriesByName(): Map<string, string> {
  if (names) return names;
  names = new Map([
    ["usa", "US"],
    ["uk", "GB"],
    ["great britain", "GB"],
    ["england", "GB"],
    ["holland", "NL"],
    ["uae", "AE"],
  ]);
  for (const { value } of countryOptions())
    for (const language of documentLanguages) names.set(searchText(countryName(value, language)), value);
  return names;
}
