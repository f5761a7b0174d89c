import { currencySign, minorDigits } from "@/lib/shared/money/currencies";
import { groupThousands } from "@/lib/shared/text/thousands";

/**
 * Formats an amount: "$1,234.50". The amount is exact text or a whole number and is never converted to a float: the digits are
 * grouped as text, and the currency symbol is placed by the locale.
 */
export function formatMoney(amount: string | number, currency: string): string {
  const digits = minorDigits(currency);
  const text = String(amount);
  const isNegative = text.startsWith("-");
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const kept = fraction
    .padEnd(digits, "0")
    .slice(0, Math.max(digits, fraction.replace(/(?<!0)0+$/, "").length));
  const number = groupThousands(whole) + (kept ? `.${kept}` : "");
  return (isNegative ? "−" : "") + currencySign(currency) + number;
}
