/** Totals of a US dollar document by the rule of the product, in exact integers; decimals go in and out as text. */
export function demoTotals(document: {
  items: { rate: string; quantity: string }[];
  tax: string;
  discountPercent: string;
  discountFlat: string;
}): { subtotal: string; discount: string; total: string } {
  const subtotal = document.items.reduce(
    (sum, item) => sum + toCents(scaled(item.rate) * scaled(item.quantity), scale * scale),
    0n,
  );
  const discount =
    toCents(subtotal * scaled(document.discountPercent), 100n * 100n * scale) +
    toCents(scaled(document.discountFlat), scale);
  const taxable = subtotal - discount;
  const tax = toCents(taxable * scaled(document.tax), 100n * 100n * scale);
  return { subtotal: asText(subtotal), discount: asText(discount), total: asText(taxable + tax) };
}

/** Decimals are read with four places, as the database keeps them. */
const scale = 10_000n;

function scaled(decimal: string): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole) * scale + BigInt(fraction.padEnd(4, "0"));
}

/** `amount / divisor` dollars in whole cents, half away from zero; no amount here is negative. */
function toCents(amount: bigint, divisor: bigint): bigint {
  return (amount * 200n + divisor) / (divisor * 2n);
}

function asText(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
}
