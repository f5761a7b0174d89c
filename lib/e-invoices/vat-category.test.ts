import { expect, it } from "vitest";
import { reasonCodes, vatOf } from "./vat-category";

it.each([
  ["standard", "19", true, { category: "S", rate: "19" }, undefined],
  ["standard", "0", true, { category: "Z", rate: "0" }, undefined],
  ["reverseCharge", "0", true, { category: "AE", rate: "0" }, "VATEX-EU-AE"],
  ["export", "0", true, { category: "G", rate: "0" }, "VATEX-EU-G"],
  ["export", "0", false, { category: "O", rate: null }, "VATEX-EU-O"],
  ["smallBusiness", "0", true, { category: "E", rate: "0" }, undefined],
] as const)("%s at %s %%, seller with a VAT ID: %s", (treatment, rate, hasVatId, expected, reason) => {
  expect(vatOf(treatment, rate, hasVatId)).toEqual(expected);
  expect(reasonCodes[expected.category]).toBe(reason);
});
