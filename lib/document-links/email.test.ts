import { expect, test } from "vitest";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { documentLanguages } from "@/lib/shared/text/languages";
import { emailTexts } from "./email-texts";
import { proposeEmail } from "./email";

const invoice = {
  kind: "invoice",
  state: "open",
  number: "14",
  total: "100.00",
  balance: "100.00",
  currency: "EUR",
  dueOn: "2026-11-26",
  freelancerName: "Ida Brekke",
  freelancerCountry: null,
} as SalesDocument;

const clock = { timeZone: "Asia/Bangkok", now: new Date("2026-11-26T10:00:00Z") };
const tomorrow = { ...clock, now: new Date("2026-11-26T17:00:00Z") };

const messageOf = (language: SalesDocument["language"], at: typeof clock, change: object = {}) =>
  proposeEmail({ ...invoice, language, ...change }, "https://a.example/p/…", at).message;

test("an email says when an invoice is due, and after that day in the person's zone when it was", () => {
  expect(messageOf("en", clock)).toContain("It is due on 26 Nov.");
  expect(messageOf("en", tomorrow)).toContain("It was due on 26 Nov.");
  expect(messageOf("de", tomorrow)).toContain("Der Betrag war am 26. November fällig.");
  expect(messageOf("pl", tomorrow)).toContain("Termin płatności minął 26 listopada.");
  expect(messageOf("ko", tomorrow)).toContain("결제 기한은 11월 26일이었습니다.");
});

test.each(documentLanguages)("an overdue invoice has a sentence of its own in %s", (language) => {
  const { due, wasDue } = emailTexts[language];
  expect(wasDue("1")).not.toBe(due("1"));
  expect(messageOf(language, clock)).not.toBe(messageOf(language, tomorrow));
});

test("a paid invoice and a quotation do not say when they are due", () => {
  expect(messageOf("en", tomorrow, { state: "paid", balance: "0.00" })).not.toContain("due");
  expect(messageOf("en", tomorrow, { kind: "quotation", balance: null })).not.toContain("due");
});
