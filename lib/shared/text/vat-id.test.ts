import { describe, expect, it } from "vitest";
import { checkVatId } from "./vat-id";

// The examples in the documentation of python-stdnum.
const examples: [country: string, id: string][] = [
  ["AT", "ATU13585627"],
  ["BE", "BE 0428.759.497"],
  ["BG", "BG 175 074 752"],
  ["CH", "CHE-107.787.577 IVA"],
  ["CY", "CY-10259033P"],
  ["CZ", "CZ 25123891"],
  ["DE", "DE 136 695 976"],
  ["DK", "DK 13585628"],
  ["EE", "EE 100 931 558"],
  ["GR", "EL 094259216"],
  ["ES", "ES B-58378431"],
  ["FI", "FI 20774740"],
  ["FR", "Fr 40 303 265 045"],
  ["GB", "GB 980 7806 84"],
  ["HR", "HR 33392005961"],
  ["HU", "HU-12892312"],
  ["IE", "IE 6433435OA"],
  ["IT", "IT 00743110157"],
  ["LT", "LT 119511515"],
  ["LU", "LU 150 274 42"],
  ["LV", "LV 4000 3521 600"],
  ["MT", "MT 1167-9112"],
  ["NL", "NL004495445B01"],
  ["PL", "PL 8567346215"],
  ["PT", "PT 501 964 843"],
  ["RO", "RO 185 472 90"],
  ["SE", "SE 123456789701"],
  ["SI", "SI 5022 3054"],
  ["SK", "SK 202 274 96 19"],
];

describe("checkVatId", () => {
  it.each(examples)("accepts a VAT ID of %s, and refuses it with another digit: %s", (country, id) => {
    expect(checkVatId(id)).toEqual({ country, isValid: true });
    expect(checkVatId(id.toLowerCase())).toEqual({ country, isValid: true });
    const digits = [...id.matchAll(/\d/g)].slice(1, 7);
    const isFound = digits.map(({ index, 0: digit }) => {
      const changed = id.slice(0, index) + String((Number(digit) + 1) % 10) + id.slice(index + 1);
      return checkVatId(changed)?.isValid === false;
    });
    // Latvia's check digit is 0 for two of eleven remainders, so that it misses one of these changes.
    expect(isFound.filter((found) => !found)).toHaveLength(country === "LV" ? 1 : 0);
    expect(checkVatId(id.replace(/\d/, ""))?.isValid).toBe(false);
  });

  it("does not judge other tax IDs", () => {
    for (const text of [
      "",
      "12-3456789",
      "EIN 12-3456789",
      "ITIN 900-70-0000",
      "VAT 123456789",
      "Germany",
      "US 1",
    ])
      expect(checkVatId(text), text).toBeNull();
    for (const text of ["NO 974 760 673 MVA", "0105556123456", "ABN 51 824 753 556", "GST: 29ABCDE1234F1Z5"])
      expect(checkVatId(text), text).toBeNull();
  });
});
