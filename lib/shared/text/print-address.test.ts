import { describe, expect, it } from "vitest";
import { printAddress } from "./print-address";

describe("printAddress", () => {
  it.each([
    [
      { street: "18 Ropewalk Lane", city: "Portland", region: "ME", postcode: "04101", country: "US" },
      ["18 Ropewalk Lane", "Portland, ME 04101", "United States"],
    ],
    [{ street: "Kai 1", city: "Kiel", postcode: "24103", country: "DE" }, ["Kai 1", "24103 Kiel", "Germany"]],
    [
      { street: "9 Mill Yard", city: "Bath", postcode: "BA1 1AA", country: "GB" },
      ["9 Mill Yard", "Bath", "BA1 1AA", "United Kingdom"],
    ],
    [{ street: "9 Mill Yard", city: "Bath" }, ["9 Mill Yard", "Bath"]],
    [{ street: " ", city: null, country: "DE" }, []],
    [{}, []],
  ])("prints %j", (address, lines) => {
    expect(printAddress(address)).toEqual(lines);
  });
});
