import { expect, test } from "vitest";
import { pageTextsByLanguage } from "../texts/page-texts-by-language";
import { type Paying, payMarkup } from "./pay";

const paying: Paying = {
  amount: "1,000.00 EUR",
  isCredited: false,
  due: null,
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
