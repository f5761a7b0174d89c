import Big from "big.js";
import { decimal } from "./tax-groups";

/** The fields from which the amount of a line is computed; exact decimals as text. Without a discount it is the rate times the quantity. */
export type LinePrice = {
  rate: string;
  quantity: string;
  /** 0 to 100. */
  discountPercent?: string | null;
  discountFlat?: string | null;
};

export type LineAmount = { whole: Big; discount: Big; amount: Big };

/**
 * Returns the rate times the quantity, the discount of the line, and what is left, each rounded half away from zero to the
 * currency's minor digits.
 */
export function lineAmount(line: LinePrice, digits: number): LineAmount {
  const round = (amount: Big) => amount.round(digits, Big.roundHalfUp);
  const whole = round(decimal(line.rate).times(decimal(line.quantity)));
  const discount = round(whole.times(decimal(line.discountPercent ?? "")).div(100)).plus(
    round(decimal(line.discountFlat ?? "")),
  );
  return { whole, discount, amount: whole.minus(discount) };
}

export const LINE_DISCOUNT_TOO_LARGE = "Discount cannot exceed the amount of the line";

/** Returns the position of the first line whose discount exceeds it; -1 without any. */
export function findLineDiscountTooLarge(lines: readonly LinePrice[], digits: number): number {
  return lines.findIndex((line) => lineAmount(line, digits).amount.lt(0));
}
