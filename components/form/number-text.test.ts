import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNumber, parseNumber } from "@/components/form/number-text";
import { rateSchema } from "@/lib/sales-documents/issue/numbers";

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

  test.each([
    ["145", 2, "145.00"],
    ["1250.5", 2, "1,250.50"],
    [".5", 2, "0.50"],
    ["0.125", 2, "0.125"],
    ["145", 0, "145"],
    ["0", 2, "0"],
    ["", 2, ""],
    ["12a", 2, "12a"],
  ])("%s with %s decimals as %s", (text, decimals, shown) =>
    expect(formatNumber(text, decimals)).toBe(shown),
  );

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
    expect(parseNumber("19 %", { unit: "%" })).toEqual({ number: "19" });
    expect(parseNumber("19 %", { unit: "EUR" }).error).toBe("Invalid number");
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
          expect(parseNumber(plain.format(cents / 100), { locale })).toEqual({ number });
          expect(parseNumber(money.format(cents / 100), { locale })).toEqual({ number });
        }),
      );
    },
  );

  test.each([
    ["en-US", "10.000", "10.000"],
    ["en-US", "1,125", "1125"],
    ["es-MX", "1,125", "1125"],
    ["de-DE", "1.250,00", "1250.00"],
    ["de-DE", "12,50", "12.50"],
    ["de-DE", "0,125", "0.125"],
    ["de-DE", "0.125", "0.125"],
    ["de-DE", "1250,500", "1250.500"],
    ["de-DE", "1.250.000", "1250000"],
    ["de-DE", "10,0000", "10.0000"],
    ["fr-FR", "1\u202f250", "1250"],
    ["de-CH", "10.000", "10.000"],
    ["de-CH", "1’250", "1250"],
    ["ar-EG", "10.000", "10.000"],
    ["de-DE", "10.000", undefined],
    ["de-DE", "1,125", undefined],
    ["de-DE", "10.000 €", undefined],
    ["es-ES", "1.250", undefined],
    ["pt-PT", "1,125", undefined],
    ["de-CH", "1,125", undefined],
  ])("in %s reads %s as %s", (locale, typed, number) => {
    const error = "Invalid number. Use a format like 1250.50";
    expect(parseNumber(typed, { locale })).toEqual(number === undefined ? { error } : { number });
  });

  test("no locale makes a factor of a thousand of another's habit", () => {
    const locales = [
      "en-US",
      "de-DE",
      "fr-FR",
      "de-CH",
      "en-IN",
      "de-AT",
      "pl-PL",
      "pt-BR",
      "pt-PT",
      "es-ES",
    ];
    const amount = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(fc.constantFrom(...locales), amount, fc.nat(4), (locale, digits, places) => {
        const format = { minimumFractionDigits: places, maximumFractionDigits: 4 };
        const typed = new Intl.NumberFormat(locale, format).format(digits / 10 ** places);
        const { number } = parseNumber(typed, { locale });
        if (number !== undefined) expect(Number(number)).toBe(Number((digits / 10 ** places).toFixed(4)));
      }),
    );
  });

  test("only the number field takes decimals", () => {
    const files = readdirSync("components", { recursive: true, encoding: "utf8" }).filter((file) =>
      /(?<!\.test)\.tsx$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const others = files.filter((file) =>
      /inputMode="decimal"|type="number"/.test(readFileSync(`components/${file}`, "utf8")),
    );
    expect(others).toEqual(["form/number-field.tsx"]);
  });

  test("the API and the field reject the same input", () => {
    const anyTyped = fc.string({ unit: fc.constantFrom(..."0125,,.. '"), maxLength: 9 });
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const sent = rateSchema.safeParse(typed);
        const { number } = parseNumber(typed);
        const { error } = parseNumber(typed);
        if (number === undefined) expect(sent.success).toBe(false);
        if (error === "Invalid number. Use a format like 1250.50")
          expect(sent.error?.issues[0]?.message).toBe(error);
        if (number === undefined) return;
        if (sent.success) expect(rateSchema.parse(number)).toBe(sent.data);
      }),
      // A leading zero cannot group thousands.
      { examples: [["0,125"], ["01,125"]] },
    );
  });
});
