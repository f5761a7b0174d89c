import { expect, it } from "vitest";
import { directionOf, documentLanguages, languageNames, languageOf, localeOf } from "./languages";

it("knows null and unknown languages as English", () => {
  expect([null, undefined, "", "sv", "zh-Hans"].map(languageOf)).toEqual(["en", "en", "en", "en", "zh-Hans"]);
});

it.each(documentLanguages)("%s has forms of its own in Intl", (language) => {
  const locale = localeOf(language);
  expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? "";
  expect(name.toLowerCase()).toBe(languageNames[language].toLowerCase());
});

it("writes Arabic from right to left, with its own digits", () => {
  expect(documentLanguages.filter((language) => directionOf(language) === "rtl")).toEqual(["ar"]);
  expect(new Intl.NumberFormat(localeOf("ar")).format(6245.6)).toBe("٦٬٢٤٥٫٦");
});
