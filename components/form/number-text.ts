import { isCurrency } from "@/lib/shared/money/currency-codes";
import { groupThousands } from "@/lib/shared/text/thousands";
import { UNCLEAR_NUMBER } from "@/lib/shared/money/unclear-number";

/** The locale of the numbers that the app shows. */
const PLAIN = "en-US";

/** Plain digits with at most one decimal point ("" when empty), or the reason why the text cannot be read. */
export type ParsedNumber = { number: string; error?: undefined } | { number?: undefined; error: string };

const INVALID: ParsedNumber = { error: "Invalid number" };
const UNCLEAR: ParsedNumber = { error: UNCLEAR_NUMBER };

/**
 * Parses a localized number: "1,250.50", "1.250,50 €", "CHF 1’250.50" and "1 250,50" are "1250.50". Of two different
 * separators the last one is decimal. A single point is decimal; a single comma groups thousands where possible ("1,250")
 * and is decimal otherwise ("12,50"). A single separator before exactly three digits is refused where the locale reads it the
 * other way. `unit` may be written next to the number, as in "19 %".
 */
export function parseNumber(
  typed: string,
  { unit, locale = PLAIN }: { unit?: string; locale?: string } = {},
): ParsedNumber {
  const [start = "", before = "", text = ""] = /^([^\d.,'’]*)([\d.,'’\s]*)/u.exec(typed) ?? [];
  const after = typed.slice(start.length);
  if (![before, after].every((sign) => isSign(sign.trim(), unit))) return INVALID;
  const digits = text.trim().replace(/\s/g, " ").replaceAll("’", "'");
  if (digits === "") return before.trim() + after.trim() === "" ? { number: "" } : INVALID;
  if (!/\d/.test(digits)) return INVALID;
  if (isAgainstHabit(digits, locale)) return UNCLEAR;
  const decimalAt = decimalPosition(digits);
  const whole = ungrouped(digits.slice(0, decimalAt));
  const fraction = digits.slice(decimalAt + 1);
  if (whole === undefined || !/^\d*$/.test(fraction)) return UNCLEAR;
  return { number: fraction === "" ? whole : `${whole}.${fraction}` };
}

/**
 * "1234567.5" → "1,234,567.5", digit by digit, so nothing is rounded; with two decimals "1,234,567.50", and zero as it is. Other
 * text is returned unchanged.
 */
export function formatNumber(text: string, decimals = 0): string {
  if (!/^\d*(?:\.\d*)?$/.test(text)) return text;
  const [whole = "", fraction = ""] = text.split(".");
  const isPadded = fraction.length < decimals && /[1-9]/.test(text);
  return groupThousands(isPadded ? `${whole || "0"}.${fraction.padEnd(decimals, "0")}` : text);
}

/** The index of the decimal separator; the length of the text when there is none. */
function decimalPosition(digits: string): number {
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const separator = digits[last];
  if (separator === undefined || digits.indexOf(separator) < last) return digits.length;
  const isGrouping = /^[1-9]\d{0,2},\d{3}$/.test(digits);
  return isGrouping ? digits.length : last;
}

/** Returns true if "1.250" or "1,250" means another number in the locale than here. */
function isAgainstHabit(digits: string, locale: string): boolean {
  const separator = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(digits)?.[1];
  if (separator === undefined) return false;
  // Five digits, because some languages group from there on. Digits of other scripts have separators of their own.
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(12345.6);
  const has = (type: "decimal" | "group", sign: string) =>
    parts.some((part) => part.type === type && part.value === sign);
  return !has("decimal", ".") || (separator === "," && !has("group", ","));
}

/** The digits without group separators (thousands, or lakhs and crores); undefined for groups of another length. */
function ungrouped(whole: string): string | undefined {
  const isGrouped =
    /^[1-9]\d{0,2}([., '])\d{3}(\1\d{3})*$/.test(whole) ||
    /^[1-9]\d?([, ])\d{2}(\1\d{2})*\1\d{3}$/.test(whole);
  if (!isGrouped && !/^\d*$/.test(whole)) return undefined;
  return whole.replace(/\D/g, "");
}

/** Returns whether the text is empty, the field's unit, or the sign or code of a currency: "€", "US$", "EUR". */
function isSign(text: string, unit?: string): boolean {
  return text === "" || text === unit || /^[A-Z]{0,3}\p{Sc}$/u.test(text) || isCurrency(text);
}
