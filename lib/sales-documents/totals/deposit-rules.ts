import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { rateOfLine } from "./tax-groups";
import { computeTotals, type Totals, type TotalsInput } from "./totals";

/** A deposit as it was asked for: a percentage of the quotation, or an amount with tax. */
export type DepositOf = { percent: string } | { amount: string };

/** Returns the deposit of a text, "30 %" or "1190.00"; null if it is neither. */
export function readDeposit(text: string): DepositOf | null {
  const percent = /^(\d{1,3}(?:\.\d{1,4})?)\s*%$/.exec(text.trim())?.[1];
  if (percent !== undefined) return isWithin(percent, "100") ? { percent } : null;
  const amount = text.trim().replace(/^[1-9]\d{0,2}(?:,\d{3})+/, (grouped) => grouped.replaceAll(",", ""));
  return /^\d{1,15}(\.\d{1,4})?$/.test(amount) && isWithin(amount, MAX_AMOUNT) ? { amount } : null;
}

/** A line of a deposit invoice. A tax rate of null is the quotation's. */
export type DepositLine = { rate: string; quantity: "1"; taxRate: string | null };

/**
 * Returns the lines of a deposit, one for each tax rate of the quotation, in the currency's decimal places. With tax they add up
 * to the percentage of the quotation's total or to the amount; where rounded tax skips that total, to the nearest one below or
 * above.
 */
export function depositLines(quotation: TotalsInput, deposit: DepositOf): DepositLine[] {
  const digits = minorDigits(quotation.currency);
  const totals = computeTotals(quotation);
  const nets =
    "percent" in deposit
      ? totals.taxGroups.map(({ net }) => partOf(net, deposit.percent, "100", digits))
      : netsOf(totals, deposit.amount, digits);
  const own = rateOfLine(quotation, {});
  return totals.taxGroups.flatMap(({ rate }, index) => {
    const net = nets[index] ?? new Big(0);
    const taxRate = rate === own ? null : rate;
    return net.gt(0) ? [{ rate: net.toFixed(digits), quantity: "1" as const, taxRate }] : [];
  });
}

/**
 * Returns the lines of a deposit of which at most this amount may be asked for. An amount within it that rounding would bring
 * above it is the next one below, so that all that is left can be asked for. So is a percentage of which rounding is above it:
 * by at most one unit of the currency for each tax rate.
 */
export function depositLinesWithin(quotation: TotalsInput, deposit: DepositOf, most: string): DepositLine[] {
  const lines = depositLines(quotation, deposit);
  const unit = new Big(10).pow(-minorDigits(quotation.currency));
  const excess = new Big(depositTotals(quotation, lines).total).minus(most);
  const isRounding =
    "amount" in deposit ? new Big(deposit.amount).lte(most) : excess.lte(unit.times(lines.length));
  return isRounding ? reduced(quotation, lines, new Big(most)) : lines;
}

/** Takes units of the currency from the largest line until the deposit is at most this amount. */
function reduced(quotation: TotalsInput, lines: DepositLine[], most: Big): DepositLine[] {
  const digits = minorDigits(quotation.currency);
  const largest = lines.reduce(
    (at, { rate }, index) => (new Big(rate).gt(lines[at]?.rate ?? "0") ? index : at),
    0,
  );
  const excess = new Big(depositTotals(quotation, lines).total).minus(most);
  const rate = new Big(lines[largest]?.rate ?? "0");
  if (excess.lte(0) || rate.lte(0)) return lines;
  const less = rate.minus(new Big(10).pow(-digits)).toFixed(digits);
  return reduced(
    quotation,
    lines.map((line, index) => (index === largest ? { ...line, rate: less } : line)),
    most,
  );
}

/** Divides an amount with tax among the rates. The largest group takes what rounding leaves. */
function netsOf({ taxGroups, total }: Totals, amount: string, digits: number): Big[] {
  const largest = taxGroups.reduce(
    (most, { net }, index) => (new Big(net).gt(taxGroups[most]?.net ?? "0") ? index : most),
    0,
  );
  const isFree = new Big(total).eq(0);
  const others = taxGroups.map(({ net }, index) =>
    isFree || index === largest ? new Big(0) : partOf(net, amount, total, digits),
  );
  const left = others.reduce((rest, net, index) => {
    const tax = partOf(net.toFixed(), taxGroups[index]?.rate ?? "0", "100", digits);
    return rest.minus(net).minus(tax);
  }, new Big(amount));
  const net = partOf(
    left.toFixed(),
    "100",
    new Big(taxGroups[largest]?.rate ?? "0").plus(100).toFixed(),
    digits,
  );
  return others.map((other, index) => (index === largest ? net : other));
}

function partOf(amount: string, part: string, whole: string, digits: number): Big {
  return new Big(amount).times(part).div(whole).round(digits, Big.roundHalfUp);
}

/** Returns the totals of a deposit invoice with these lines, with the quotation's currency and tax. */
export function depositTotals(quotation: TotalsInput, items: readonly DepositLine[]) {
  const { currency, tax, taxTreatment } = quotation;
  return computeTotals({ currency, tax, taxTreatment, items, discountPercent: "0", discountFlat: "0" });
}

const MAX_AMOUNT = "999999999999";

function isWithin(text: string, max: string): boolean {
  return new Big(text).gt(0) && new Big(text).lte(max);
}
