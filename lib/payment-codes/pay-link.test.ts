import { expect, it } from "vitest";
import { fillPayLink, isPayLink } from "./pay-link";

const values = { amount: "1190.00", currency: "EUR", number: "RE 7/2026 & Söhne" };

it("fills a pay link with encoded values", () => {
  expect(fillPayLink("https://pay.example/{number}?a={amount}&c={currency}&again={amount}", values)).toBe(
    "https://pay.example/RE%207%2F2026%20%26%20S%C3%B6hne?a=1190.00&c=EUR&again=1190.00",
  );
  expect(fillPayLink("https://pay.example/ida", values)).toBe("https://pay.example/ida");
});

it.each([
  "https://paypal.me/ida/{amount}{currency}",
  "https://buy.stripe.com/abc?client_reference_id={number}",
  "https://wise.com/pay/me/ida",
])("takes %s", (text) => expect(isPayLink(text)).toBe(true));

it.each([
  "http://pay.example/{amount}",
  "javascript:alert(1)",
  "https://{number}.example/pay",
  "https://ida:secret@pay.example",
  "https://pay.example/{total}",
  "https://pay.example/{amount",
  "https://pay",
  "pay.example",
  "https://pay.example/a b",
])("refuses %s", (text) => expect(isPayLink(text)).toBe(false));
