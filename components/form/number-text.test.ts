import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNumber, parseNumber } from "@/components/form/number-text";
import { rateSchema } from "@/lib/sales-documents/numbers";

describe("formatNumber", () => {
  test.each([
    ["", ""],
    ["0", "0"],
    ["999", "999"],
    ["1234", "1,234"],
    ["1234567.5000", "1,234,567.5000"],
    [".5", ".5"],
    ["12.3.4", "12.3.4"],
    ["twelve hundred", "twelve hundred"],
  ])("%s as %s", (text, shown) => expect(formatNumber(text)).toBe(shown));

  test("grouping never changes a digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(0|[1-9]\d{0,29})(\.\d{1,10})?$/), (text) => {
        expect(parseNumber(formatNumber(text))).toEqual({ number: text });
      }),
    );
  });
});

describe("parseNumber", () => {
  test.each([
    ["", ""],
    ["  ", ""],
    ["8", "8"],
    ["0,250", "0.250"],
    ["12,50", "12.50"],
    ["12,5", "12.5"],
    ["1250,50", "1250.50"],
    ["1250,500", "1250.500"],
    ["1.250,50", "1250.50"],
    ["1,250.50", "1250.50"],
    ["1,250", "1250"],
    ["1.250", "1.250"],
    ["1.250.000", "1250000"],
    ["12,34,567.50", "1234567.50"],
    ["1 250,50", "1250.50"],
    ["1\u202f250,50", "1250.50"],
    ["1\u00a0250\u00a0000", "1250000"],
    ["1'250.50", "1250.50"],
    ["1’250’000", "1250000"],
    [" 12.5 ", "12.5"],
    ["12.", "12"],
    ["12,", "12"],
    [".5", ".5"],
    [",5", ".5"],
    ["$1,250.50", "1250.50"],
    ["1.250,50 €", "1250.50"],
    ["CHF 1’250.50", "1250.50"],
    ["1 250,50 EUR", "1250.50"],
    ["US$12", "12"],
  ])("%s as %s", (typed, number) => expect(parseNumber(typed)).toEqual({ number }));

  test("accepts the field's unit next to the number", () => {
    expect(parseNumber("19 %", "%")).toEqual({ number: "19" });
    expect(parseNumber("19 %", "EUR").error).toBe("Invalid number");
  });

  test.each(["1a", ".", ",", "-1", "1e5", "12 kg", "8 h", "eight", "€", "1 2 €3"])("rejects %s", (typed) =>
    expect(parseNumber(typed).error).toBe("Invalid number"),
  );

  test.each(["1.2.3", "12.50.00", "1,25,0", "12 50", "1,250,50", "1,2.3,4", "1.250 500", "0,250,000"])(
    "rejects the ambiguous %s",
    (typed) => expect(parseNumber(typed).error).toBe("Invalid number. Use a format like 1250.50"),
  );

  test.each(["en-US", "de-DE", "fr-FR", "de-CH", "en-IN", "de-AT", "pl-PL", "pt-BR", "sv-SE"])(
    "reads amounts as Intl formats them in %s",
    (locale) => {
      const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
      const money = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (cents) => {
          const number = (cents / 100).toFixed(2);
          expect(parseNumber(plain.format(cents / 100))).toEqual({ number });
          expect(parseNumber(money.format(cents / 100))).toEqual({ number });
        }),
      );
    },
  );

  test("the API and the field reject the same input", () => {
    const anyTyped = fc.string({ unit: fc.constantFrom(..."0125,,.. '"), maxLength: 9 });
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const sent = rateSchema.safeParse(typed);
        const { number } = parseNumber(typed);
        if (number === undefined) expect(sent.success).toBe(false);
        else if (sent.success) expect(rateSchema.parse(number)).toBe(sent.data);
      }),
      // A leading zero cannot group thousands.
      { examples: [["0,125"], ["01,125"]] },
    );
  });
});
