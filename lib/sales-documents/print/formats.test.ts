import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentLanguages, localeOf } from "@/lib/shared/text/languages";
import { labelsByLanguage } from "@/lib/sales-documents/paper-labels/labels-by-language";
import { formatsOf } from "./formats";
import { toPrintModel } from "./document";
import { unprintableIn } from "./printable";

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, "0")}`);

describe.each(documentLanguages)("%s", (language) => {
  const formats = formatsOf(language);
  const zero = new Intl.NumberFormat(localeOf(language)).format(0).codePointAt(0) ?? 0;

  it("writes every digit of an amount, however large it is", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        for (const text of [formats.money(amount, "EUR"), formats.amount(amount, "EUR")]) {
          const digits = Array.from(
            text.match(/\p{Nd}/gu) ?? [],
            (digit) => (digit.codePointAt(0) ?? 0) - zero,
          );
          expect(digits.join("")).toBe(amount.replace(".", ""));
        }
      }),
      { numRuns: 50 },
    );
  });

  it("has words that the PDF can print", () => {
    const document = {
      category: "quotation" as const,
      language,
      number: "2026-Q003",
      issuedAt: "2026-11-11T00:00:00.000Z",
      dueOn: "2026-11-25",
      currency: "EUR",
      projectTitle: "Shop",
      freelancerName: "Ida",
      clientName: "Salt",
      items: [{ title: "Work", rate: "1", quantity: "3", unit: "hour" as const }],
      discountPercent: "10",
      discountFlat: "0",
      tax: "7",
    };
    const texts = [
      toPrintModel(document),
      toPrintModel({ ...document, category: "invoice", withholding: "3" }),
    ];
    expect(unprintableIn(JSON.stringify(texts))).toEqual([]);
    expect(new Set(Object.values(labelsByLanguage[language].kinds)).size).toBe(4);
  });
});

it.each([
  ["en", "6,245.60 USD", "25 November 2026"],
  ["de", "6.245,60\u00a0USD", "25. November 2026"],
  ["ja", "6,245.60\u00a0USD", "2026年11月25日"],
  ["th", "6,245.60\u00a0USD", "25 พฤศจิกายน 2569"],
  ["ar", "٦٬٢٤٥٫٦٠\u00a0USD", "٢٥ نوفمبر ٢٠٢٦"],
] as const)("writes amounts and dates as usual in %s", (language, amount, day) => {
  const formats = formatsOf(language);
  expect(formats.amount("6245.60", "USD").replace(" USD", "\u00a0USD")).toBe(
    amount.replace(" USD", "\u00a0USD"),
  );
  expect(formats.longDay("2026-11-25")).toBe(day);
});

it("counts by the plural rules of the language", () => {
  const hours = (quantity: string, language: "pl" | "fr" | "ar") =>
    formatsOf(language).count(quantity, labelsByLanguage[language].units.hour);
  expect(["1", "2", "5", "22", "1.5"].map((quantity) => hours(quantity, "pl"))).toEqual([
    "1 godzina",
    "2 godziny",
    "5 godzin",
    "22 godziny",
    "1,5 godziny",
  ]);
  expect(["1.5", "2"].map((quantity) => hours(quantity, "fr"))).toEqual(["1,5 heure", "2 heures"]);
  expect(hours("3", "ar")).toBe("٣ ساعات");
});

describe("amounts of a language and a country", () => {
  const pairs = [
    ["de", "DE"],
    ["de", "AT"],
    ["de", "CH"],
    ["de", "LI"],
    ["fr", "FR"],
    ["fr", "BE"],
    ["fr", "CH"],
    ["fr", "CA"],
    ["it", "IT"],
    ["it", "CH"],
    ["es", "ES"],
    ["es", "MX"],
    ["es", "AR"],
    ["es", "US"],
    ["pt", "BR"],
    ["nl", "NL"],
    ["nl", "BE"],
    ["pl", "PL"],
    ["th", "TH"],
    ["ja", "JP"],
    ["ko", "KR"],
  ] as const;

  it.each(pairs)("are those of Intl for %s-%s", (language, country) => {
    const formats = formatsOf(language, country);
    const digits = { minimumFractionDigits: 2 };
    const of = (options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(`${language}-${country}`, options).format(1234567.5).replaceAll("'", "’");
    expect(formats.amount("1234567.50", "EUR")).toBe(`${of(digits)} EUR`);
    expect(formats.money("1234567.50", "EUR")).toBe(of({ style: "currency", currency: "EUR" }));
    expect(formats.number("1234567.5")).toBe(of({}));
  });

  it.each([
    ["de", "CH", "1’234.50 CHF"],
    ["en", "CH", "1’234.50 CHF"],
    ["es", "MX", "1,234.50 CHF"],
    ["pt", "PT", "1.234,50 CHF"],
    ["en", "US", "1,234.50 CHF"],
    ["en", "DE", "1,234.50 CHF"],
    ["en", "nowhere", "1,234.50 CHF"],
    ["de", "nowhere", "1.234,50 CHF"],
  ] as const)("are written in %s of %s as %s", (language, country, text) => {
    expect(formatsOf(language, country).amount("1234.50", "CHF")).toBe(text);
  });

  it("are grouped by lakh in India", () => {
    expect(formatsOf("en", "IN").money("123456.00", "INR")).toBe("₹1,23,456.00");
  });
});
