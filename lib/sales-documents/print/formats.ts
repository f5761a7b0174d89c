import { minorDigits } from "@/lib/shared/money/currencies";
import { dueOnDate, formatDue } from "@/lib/shared/dates/dates";
import { type DocumentLanguage, localeOf } from "@/lib/shared/text/languages";
import { formatMoney, groupThousands } from "@/lib/shared/money/money";
import type { PluralForms } from "@/lib/sales-documents/paper-labels/labels";
import { trimTrailingZeros } from "./numbers";

/** How a language writes amounts, numbers and dates. Amounts are exact text and stay exact. */
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

/** Returns the forms of a language. English has those of the app. */
export function formatsOf(language: DocumentLanguage): PrintFormats {
  const locale = localeOf(language);
  const formats = language === "en" ? english : intlFormats(locale);
  return {
    ...formats,
    count: (quantity, forms) => {
      const rule = pluralRules(locale).select(Number(quantity));
      return `${formats.number(quantity)} ${forms[rule] ?? forms.other}`;
    },
  };
}

function intlFormats(locale: string): Omit<PrintFormats, "count"> {
  const day = (date: string) => dateFormat(locale).format(atMidnight(date));
  return {
    money: (amount, currency) =>
      numberFormat(locale, { style: "currency", currency, ...digitsOf(currency) }).format(exact(amount)),
    amount: (amount, currency) =>
      `${numberFormat(locale, digitsOf(currency)).format(exact(amount))} ${currency}`,
    number: (text) => numberFormat(locale, { maximumFractionDigits: MOST_DIGITS }).format(exact(text)),
    exactNumber: (text) =>
      numberFormat(locale, { minimumFractionDigits: text.split(".")[1]?.length ?? 0 }).format(exact(text)),
    percent: (text) =>
      numberFormat(locale, {
        style: "unit",
        unit: "percent",
        maximumFractionDigits: MOST_DIGITS,
      }).format(exact(text)),
    day,
    shortDay: day,
    longDay: day,
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
