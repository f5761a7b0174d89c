import { expect, it } from "vitest";
import { currencyCodes } from "./currency-codes";
import { currencySign } from "./currencies";

it("every currency has the sign that English gives it, before the amount", () => {
  for (const currency of currencyCodes) {
    const parts = new Intl.NumberFormat("en-US", { style: "currency", currency }).formatToParts(0);
    const sign = parts.slice(
      0,
      parts.findIndex(({ type }) => type === "integer"),
    );
    expect(sign.map(({ value }) => value).join("")).toBe(currencySign(currency));
  }
});
