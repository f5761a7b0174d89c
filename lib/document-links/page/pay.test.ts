import { expect, test } from "vitest";
import { pageTextsByLanguage } from "../texts/page-texts-by-language";
import { figureClass } from "./figures";
import { type Paying, payMarkup } from "./pay";

const paying: Paying = {
  amount: "€1,000.00",
  isCredited: false,
  paidOn: null,
  due: null,
  daysLate: 0,
  dueIn: "in 14 days",
  account: [
    { label: "Holder", value: "Ida Brekke" },
    { label: "IBAN", value: "DE02 1203 0000 0000 2020 51", isCopied: true },
    { label: "Reference", value: "Invoice 2026 14", isCopied: true },
  ],
  code: null,
  payLink: null,
};

test("an IBAN is copied without spaces, a reference as it is, and a name not at all", () => {
  const { text } = payMarkup(paying, pageTextsByLanguage.en);
  const copied = [...text.matchAll(/data-copy="([^"]*)"/g)].map(([, value]) => value);
  expect(copied).toEqual(["DE02120300000000202051", "Invoice 2026 14"]);
});

test("a button that copies is hidden until a script shows it, and is named by its line", () => {
  const { text } = payMarkup(paying, pageTextsByLanguage.de);
  const buttons = text.match(/<button[^>]*>/g) ?? [];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toMatch(/\shidden\s*>$/);
  expect(buttons[0]).toContain('aria-label="Kopieren: IBAN"');
  expect(buttons[0]).toContain('data-copied="Kopiert"');
});

test("a paid invoice has nothing to copy", () => {
  expect(payMarkup({ ...paying, amount: null }, pageTextsByLanguage.en).text).not.toContain("data-copy");
});

test("a paid invoice says on which day, in the language of the page, if that is known", () => {
  const paid = (paidOn: string | null, language: "en" | "de") =>
    payMarkup({ ...paying, amount: null, paidOn }, pageTextsByLanguage[language]).text;
  expect(paid("24 Nov", "en")).toContain("This invoice was paid on 24 Nov. Thank you.");
  expect(paid("24. November", "de")).toContain("Diese Rechnung wurde am 24. November bezahlt.");
  expect(paid(null, "en")).toContain("This invoice is paid. Thank you.");
});

test("an overdue invoice says for how long, in the language of the page", () => {
  const late = (days: number, language: "en" | "de" | "ar") =>
    payMarkup({ ...paying, due: "11 Sep", daysLate: days }, pageTextsByLanguage[language]).text;
  expect(late(79, "en")).toContain("79 days late");
  expect(late(1, "de")).toContain("1 Tag überfällig");
  expect(late(79, "ar")).toContain("متأخرة 79 يومًا");
  expect(late(0, "en")).not.toContain("late");
});

test("an invoice says when it is due, unless that is now or before", () => {
  const text = (change: Partial<Paying>) => payMarkup({ ...paying, ...change }, pageTextsByLanguage.en).text;
  expect(text({ due: "14 December 2026" })).toMatch(/Due 14 December 2026\s+· in 14 days/);
  expect(text({ due: "11 September 2026", daysLate: 79 })).not.toContain("in 14 days");
  expect(text({ due: null })).not.toContain("in 14 days");
});

test.each([
  ["IBAN", "DE02 1203 0000 0000 2020 51", "number"],
  ["Account", "0012 345", "number"],
  ["Amount", "1,000.00 EUR", "number"],
  ["Amount", "€1,000.00", "number"],
  ["Bank", "Caisse du Pont-Neuf", null],
  ["BIC", "BYLADEM1001", null],
  ["Invoice", "EU-15", null],
  ["Invoice", "2026-0014", null],
  ["Date", "11 Nov 2026", null],
])("the figures of amounts and numbers have equal width, those in words not: %s %s", (label, value, name) => {
  expect(figureClass({ label, value })).toBe(name);
});

test("a name and a reference with words have no figures of equal width", () => {
  const { text } = payMarkup(paying, pageTextsByLanguage.en);
  expect(text).toContain('<bdi class="">Ida Brekke</bdi>');
  expect(text).toContain('<bdi class="">Invoice 2026 14</bdi>');
});

test("only an IBAN is made smaller", () => {
  const { text } = payMarkup(paying, pageTextsByLanguage.en);
  expect(text.match(/class="number iban"/g)).toHaveLength(1);
});
