import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { type ItemUnit, MAX_QUANTITY } from "@/lib/sales-documents/totals/units";
import { amountOf } from "./amounts";

/** The printed form of a line of time: its quantity times its rate is its amount. `isWhole` is true for one piece at the amount. */
export type TimeQuantity = {
  quantity: string;
  unit: ItemUnit;
  rate: string;
  amount: string;
  isWhole: boolean;
};

const HOUR = 60;
/** The decimal places that a document stores. */
const PLACES = 4;

/**
 * Returns the quantity, unit and rate of a line of minutes at a rate per hour. The amount is computed from the minutes and rounded
 * once; the first of these that gives it is printed: hours with two decimals, minutes, hours with four decimals, one piece. None has
 * a quantity that no line can have.
 */
export function quantityOf(minutes: number, hourlyRate: string, currency: string): TimeQuantity {
  const amount = amountOf(minutes, hourlyRate, currency);
  const perMinute = new Big(hourlyRate).div(HOUR).round(PLACES, Big.roundHalfUp);
  const hours = (places: number) => new Big(minutes).div(HOUR).round(places, Big.roundHalfUp);
  const ways: { quantity: Big; unit: ItemUnit; rate: Big }[] = [
    { quantity: hours(2), unit: "hour", rate: new Big(hourlyRate) },
    { quantity: new Big(minutes), unit: "minute", rate: perMinute },
    { quantity: hours(PLACES), unit: "hour", rate: new Big(hourlyRate) },
  ];
  const digits = minorDigits(currency);
  const way = ways.find(
    ({ quantity, rate }) =>
      quantity.gt(0) &&
      quantity.lte(MAX_QUANTITY) &&
      rate.gt(0) &&
      quantity.times(rate).round(digits, Big.roundHalfUp).eq(amount),
  );
  const { quantity, unit, rate } = way ?? { quantity: new Big(1), unit: "piece" as const, rate: amount };
  return {
    quantity: quantity.toFixed(),
    unit,
    rate: rate.toFixed(),
    amount: amount.toFixed(digits),
    isWhole: !way,
  };
}

/** Returns minutes as hours with two decimals, "1.50". */
export function hoursText(minutes: number): string {
  return new Big(minutes).div(HOUR).toFixed(2, Big.roundHalfUp);
}
