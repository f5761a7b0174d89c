import fc from "fast-check";

export const text = fc.oneof(
  fc.constantFrom("Quay", "100% of it", 'back\\slash "quoted"', "ใบเสนอราคา", "😀 ﬁn", "a\tb"),
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
    .filter((value) => value.isWellFormed() && !value.includes("\0")),
);
export const optional = fc.option(text);
export const instant = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
export const amount = fc.nat(9_999_999).map((units) => (units / 10_000).toFixed(4));
export const pick = fc.nat(50);
export const times = { createdAt: instant, updatedAt: instant };
