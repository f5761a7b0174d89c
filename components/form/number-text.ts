import { isCurrency } from "@/lib/currencies";
import { groupThousands } from "@/lib/money";

/** Plain digits with one decimal point at most ("" while there is nothing), or why the text cannot be read. */
export type NumberReading = { number: string; error?: undefined } | { number?: undefined; error: string };

const INVALID: NumberReading = { error: "Invalid number" };
const UNCLEAR: NumberReading = { error: "Invalid number: write it as 1250.50" };

/**
 * Reads a number as people write it: "1,250.50", "1.250,50 €", "CHF 1’250.50" and "1 250,50" are "1250.50". Of two
 * different separators the last one is decimal. Alone, a point is decimal, and a comma groups thousands where it can
 * ("1,250") and is decimal where it cannot ("12,50"). `unit` may stand beside the number, as in "19 %".
 */
export function readNumber(typed: string, unit?: string): NumberReading {
  const [, before = "", text = "", after = ""] = /^([^\d.,'’]*)([\d.,'’\s]*)(.*)$/su.exec(typed) ?? [];
  if (![before, after].every((sign) => isSign(sign.trim(), unit))) return INVALID;
  const digits = text.trim().replace(/\s/g, " ").replaceAll("’", "'");
  if (digits === "") return before.trim() + after.trim() === "" ? { number: "" } : INVALID;
  if (!/\d/.test(digits)) return INVALID;
  const decimalAt = decimalPosition(digits);
  const whole = ungrouped(digits.slice(0, decimalAt));
  const fraction = digits.slice(decimalAt + 1);
  if (whole === undefined || !/^\d*$/.test(fraction)) return UNCLEAR;
  return { number: fraction === "" ? whole : `${whole}.${fraction}` };
}

/** "1234567.50" → "1,234,567.50", digit by digit, so nothing is rounded. What is no number stays as it is. */
export function showNumber(text: string): string {
  return /^\d*\.?\d*$/.test(text) ? groupThousands(text) : text;
}

/** Where the decimal separator is; the length of the text when there is none. */
function decimalPosition(digits: string): number {
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const separator = digits[last];
  if (separator === undefined || digits.indexOf(separator) < last) return digits.length;
  const isGrouping = /^[1-9]\d{0,2},\d{3}$/.test(digits);
  return isGrouping ? digits.length : last;
}

/** The digits without what groups them: thousands, or lakhs and crores; undefined where groups have another length. */
function ungrouped(whole: string): string | undefined {
  const isGrouped =
    /^[1-9]\d{0,2}([., '])\d{3}(\1\d{3})*$/.test(whole) ||
    /^[1-9]\d?([, ])\d{2}(\1\d{2})*\1\d{3}$/.test(whole);
  if (!isGrouped && !/^\d*$/.test(whole)) return undefined;
  return whole.replace(/\D/g, "");
}

/** Nothing, the field's unit, or the sign or code of a currency: "€", "US$", "EUR". */
function isSign(text: string, unit?: string): boolean {
  return text === "" || text === unit || /^[A-Z]{0,3}\p{Sc}$/u.test(text) || isCurrency(text);
}
