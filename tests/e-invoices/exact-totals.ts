import { minorDigits } from "@/lib/shared/money/currencies";
import type { TotalsInput } from "@/lib/sales-documents/totals/totals";

/** Amounts in whole minor units of the currency. */
export type ExactTotals = {
  lines: { whole: bigint; discount: bigint }[];
  /** The highest rate first. */
  groups: { rate: string; net: bigint; tax: bigint; discount: bigint }[];
  subtotal: bigint;
  discount: bigint;
  taxable: bigint;
  tax: bigint;
  total: bigint;
  deducted: bigint;
  withheld: bigint;
  receivable: bigint;
};

/** Computes the totals of a document in integers, without anything of the computation that it checks. */
export function exactTotals(document: TotalsInput): ExactTotals {
  const digits = minorDigits(document.currency);
  const minor = (text: string | null | undefined) =>
    rounded(scaled(text) * 10n ** BigInt(digits), 10n ** BigInt(PLACES));
  const lines = document.items.map((item) => {
    const whole = rounded(scaled(item.rate) * scaled(item.quantity), 10n ** BigInt(2 * PLACES - digits));
    return { whole, discount: percentOf(whole, item.discountPercent) + minor(item.discountFlat) };
  });
  const amounts = lines.map(({ whole, discount }) => whole - discount);
  const subtotal = sum(amounts);
  const discount = percentOf(subtotal, document.discountPercent) + minor(document.discountFlat);

  const isTaxed = (document.taxTreatment ?? "standard") === "standard";
  const rates = document.items.map(({ taxRate }) => (isTaxed ? plain(taxRate || document.tax) : "0"));
  const ordered = [...new Set(rates)].toSorted((a, b) => Number(b) - Number(a));
  const sums = ordered.map((rate) => sum(amounts.filter((_, at) => rates[at] === rate)));
  const shares = shared(discount, sums);
  const groups = ordered.map((rate, at) => {
    const left = (sums[at] ?? 0n) - (shares[at] ?? 0n);
    const [net = left, within = 0n] = shared(left, [100n * 10n ** BigInt(PLACES), scaled(rate)]);
    const [own, tax] = document.pricesIncludeTax ? [net, within] : [left, percentOf(left, rate)];
    return { rate, net: own, tax, discount: shares[at] ?? 0n };
  });
  const [taxable, tax] = [sum(groups.map(({ net }) => net)), sum(groups.map((group) => group.tax))];

  const deposits = document.deposits ?? [];
  const deducted = sum(deposits.map(({ amount }) => minor(amount)));
  const stillNet = taxable - deducted + sum(deposits.map(({ taxAmount }) => minor(taxAmount)));
  const withheld = stillNet > 0n ? percentOf(stillNet, document.withholding) : 0n;
  const total = taxable + tax;
  const receivable = total - deducted - withheld;
  return { lines, groups, subtotal, discount, taxable, tax, total, deducted, withheld, receivable };
}

// More than a rate, a quantity or a percentage has.
const PLACES = 4;

function scaled(text: string | null | undefined): bigint {
  const [whole = "0", fraction = ""] = (text || "0").split(".");
  return BigInt(whole + fraction.padEnd(PLACES, "0"));
}

/** "7.0" as "7" */
function plain(rate: string): string {
  return String(Number(rate));
}

/** Divides and rounds half away from zero. */
function rounded(amount: bigint, per: bigint): bigint {
  return amount < 0n ? -rounded(-amount, per) : (amount * 2n + per) / (per * 2n);
}

function percentOf(amount: bigint, percent: string | null | undefined): bigint {
  return rounded(amount * scaled(percent), 100n * 10n ** BigInt(PLACES));
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((all, one) => all + one, 0n);
}

/** Divides an amount by weights; the units that are left go to the largest remainders, of equal ones to the first. */
function shared(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (whole === 0n) return weights.map((_, at) => (at === 0 ? amount : 0n));
  const shares = weights.map((weight, at) => ({
    at,
    share: (amount * weight) / whole,
    rest: (amount * weight) % whole,
  }));
  const left = Number(amount - sum(shares.map(({ share }) => share)));
  const first = shares
    .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
    .slice(0, left)
    .map(({ at }) => at);
  return shares.map(({ share, at }) => (first.includes(at) ? share + 1n : share));
}
