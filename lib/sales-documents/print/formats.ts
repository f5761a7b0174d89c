import { minorDigits } from "@/lib/shared/money/currencies";
import { dueOnDate, formatDue } from "@/lib/shared/dates/dates";
import { type DocumentLanguage, localeOf } from "@/lib/shared/text/languages";
import { formatMoney } from "@/lib/shared/money/money";
import { groupThousands } from "@/lib/shared/text/thousands";
import type { PluralForms } from "@/lib/sales-documents/paper-labels/labels";
import { trimTrailingZeros } from "./numbers";

/** The formats of a language for amounts, numbers and dates. Amounts are exact text and stay exact. */
export type PrintFormats = {
  /** "$6,245.60" */
  money: (amount: string, currency: string) => string;
  /** "6,245.60 USD" */
  amount: (amount: string, currency: string) => string;
  /** "1,200.5", without zeros at the end. */
  number: (text: string) => string;
  /** "1,190.00", with the decimal places that it has. */
  exactNumber: (text: string) => string;
  /** "7.5%" */
  percent: (text: string) => string;
  /** "Wed 25 Nov 2026". Dates are given as "2026-11-25". */
  day: (date: string) => string;
  /** "25 Nov 2026" */
  shortDay: (date: string) => string;
  /** "25 November 2026" */
  longDay: (date: string) => string;
  /** "16 hours" */
  count: (quantity: string, forms: PluralForms) => string;
};

// More than a rate or a quantity can have.
const MOST_DIGITS = 20;

const atMidnight = (date: string) => new Date(dueOnDate(date).dueAt);

const english: Omit<PrintFormats, "count"> = {
  money: formatMoney,
  amount: (amount, currency) => `${groupThousands(withDigits(amount, minorDigits(currency)))} ${currency}`,
  number: (text) => groupThousands(trimTrailingZeros(text)),
  exactNumber: groupThousands,
  percent: (text) => `${trimTrailingZeros(text)}%`,
  day: (date) => formatDue(dueOnDate(date), "UTC", "shown"),
  shortDay: (date) => formatDue(dueOnDate(date), "UTC", "plain"),
  longDay: (date) => dateFormat("en-GB").format(atMidnight(date)),
};

/**
 * Returns the forms of a language as the freelancer's country writes it: "1’234.50" in Swiss German, "1,234.50" in Mexican Spanish.
 * English has those of the app, except in countries that group digits in another way. Dates are those of the language.
 */
export function formatsOf(language: DocumentLanguage, country?: string | null): PrintFormats {
  const locale = localeOf(language);
  const numbers = numberLocale(language, country);
  const formats = {
    ...english,
    ...(language === "en" ? {} : intlDates(locale)),
    ...(numbers ? intlNumbers(numbers) : {}),
  };
  return {
    ...formats,
    count: (quantity, forms) => {
      const rule = pluralRules(locale).select(Number(quantity));
      return `${formats.number(quantity)} ${forms[rule] ?? forms.other}`;
    },
  };
}

// Countries whose English is written with other numbers, and the locale that has them.
const englishNumbers: Partial<Record<string, string>> = { CH: "de-CH", IN: "en-IN", LI: "de-LI" };

/** Returns the locale of the numbers; null for those of the app. */
function numberLocale(language: DocumentLanguage, country: string | null | undefined): string | null {
  const code = country && /^[A-Z]{2}$/.test(country) ? country : null;
  if (language === "en") return (code && englishNumbers[code]) ?? null;
  // Invoices in Portugal have points between thousands, where Intl has spaces.
  if (!code || (language === "pt" && code === "PT")) return localeOf(language);
  const [name = language, ...extension] = localeOf(language).split("-u-");
  return [`${name}-${code}`, ...extension].join("-u-");
}

type Dates = Pick<PrintFormats, "day" | "shortDay" | "longDay">;

function intlDates(locale: string): Dates {
  const day = (date: string) => dateFormat(locale).format(atMidnight(date));
  return { day, shortDay: day, longDay: day };
}

function intlNumbers(locale: string): Omit<PrintFormats, "count" | keyof Dates> {
  const write = (amount: string, options: Intl.NumberFormatOptions) =>
    // Switzerland's apostrophe as it is set in type; versions of Intl differ.
    numberFormat(locale, options).format(exact(amount)).replaceAll("'", "’");
  const most = { maximumFractionDigits: MOST_DIGITS };
  return {
    money: (amount, currency) => write(amount, { style: "currency", currency, ...digitsOf(currency) }),
    amount: (amount, currency) => `${write(amount, digitsOf(currency))} ${currency}`,
    number: (text) => write(text, most),
    exactNumber: (text) => write(text, { minimumFractionDigits: text.split(".")[1]?.length ?? 0 }),
    percent: (text) => write(text, { style: "unit", unit: "percent", ...most }),
  };
}

function digitsOf(currency: string) {
  return { minimumFractionDigits: minorDigits(currency), maximumFractionDigits: MOST_DIGITS };
}

/** Intl formats decimal text without converting it to a float. */
function exact(amount: string) {
  return amount as Intl.StringNumericLiteral;
}

function withDigits(amount: string, digits: number): string {
  const [whole = "0", fraction = ""] = amount.split(".");
  return digits === 0 && fraction === "" ? whole : `${whole}.${fraction.padEnd(digits, "0")}`;
}

// Formatters take long to make.
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const allPluralRules = new Map<string, Intl.PluralRules>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  return remembered(numberFormats, key, () => new Intl.NumberFormat(locale, options));
}

function dateFormat(locale: string): Intl.DateTimeFormat {
  return remembered(
    dateFormats,
    locale,
    () => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
  );
}

function pluralRules(locale: string): Intl.PluralRules {
  return remembered(allPluralRules, locale, () => new Intl.PluralRules(locale));
}

function remembered<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key) ?? make();
  cache.set(key, known);
  return known;
}
