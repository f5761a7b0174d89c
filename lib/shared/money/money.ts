import { minorDigits } from "@/lib/shared/money/currencies";

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
  return (isNegative ? "−" : "") + withSign(number, currency);
}

/** Groups thousands: "1234567.5" becomes "1,234,567.5". */
export function groupThousands(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const grouped = whole.replace(/\d{4,}/, (long) => {
    const ends = Array.from({ length: Math.ceil(long.length / 3) }, (_, index) => long.length - 3 * index);
    return ends
      .map((end) => long.slice(Math.max(0, end - 3), end))
      .reverse()
      .join(",");
  });
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function withSign(number: string, currency: string): string {
  const parts = new Intl.NumberFormat("en-US", { style: "currency", currency }).formatToParts(0);
  return parts
    .filter(({ type }) => type === "currency" || type === "literal" || type === "integer")
    .map(({ type, value }) => (type === "integer" ? number : value))
    .join("");
}
