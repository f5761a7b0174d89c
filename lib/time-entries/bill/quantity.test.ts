import Big from "big.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { propertyCases } from "@/tests/setup/property-cases";
import { minorDigits } from "@/lib/shared/money/currencies";
import { hoursText, quantityOf } from "./quantity";

it.each([
  [20, "90", "EUR", "20 minute at 1.5 is 30.00"],
  [60, "90", "EUR", "1 hour at 90 is 90.00"],
  [90, "92.5", "EUR", "1.5 hour at 92.5 is 138.75"],
  [20, "10000", "JPY", "20 minute at 166.6667 is 3333"],
  [6001, "100", "EUR", "100.0167 hour at 100 is 10001.67"],
  [2000, "317.77", "EUR", "1 piece at 10592.33 is 10592.33"],
  [1, "0.01", "EUR", "0.02 hour at 0.01 is 0.00"],
  [999_991, "90", "EUR", "999991 minute at 1.5 is 1499986.50"],
  [1_000_003, "90", "EUR", "16666.7167 hour at 90 is 1500004.50"],
  [60_000_060, "90", "EUR", "1 piece at 90000090 is 90000090.00"],
])("%i minutes at %s %s are %s", (minutes, rate, currency, text) => {
  const { quantity, unit, rate: printed, amount } = quantityOf(minutes, rate, currency);
  expect(`${quantity} ${unit} at ${printed} is ${amount}`).toBe(text);
});

it("the quantity times the rate is the amount that the minutes have, whatever the rate", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.constantFrom("EUR", "JPY", "KWD"),
      (minutes, rate, currency) => {
        const hourly = new Big(rate).div(10_000);
        const { quantity, rate: printed, amount } = quantityOf(minutes, hourly.toFixed(), currency);
        const digits = minorDigits(currency);
        const exact = hourly.times(minutes).div(60).round(digits, Big.roundHalfUp);
        expect(amount).toBe(exact.toFixed(digits));
        expect(new Big(quantity).times(printed).round(digits, Big.roundHalfUp).toFixed(digits)).toBe(amount);
      },
    ),
    { numRuns: propertyCases(2_000) },
  );
});

it("hours have two decimals", () => {
  expect([20, 90, 100, 0].map(hoursText)).toEqual(["0.33", "1.50", "1.67", "0.00"]);
});
