import { expect, test, vi } from "vitest";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { documentLanguages } from "@/lib/shared/text/languages";
import { emailTexts } from "./email-texts";
import { linkPlaceholder, proposeEmail, withLink } from "./email";

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

const origin = "https://a.example";
const url = "https://a.example/p/token";

test("a message gets its link in place of the placeholder", async () => {
  const message = proposeEmail(invoice, linkPlaceholder(origin), clock).message;
  const sent = await withLink(message, origin, async () => url);
  expect(sent.split("\n")).toContain(url);
  expect(sent).not.toContain("…");
});

test.each([
  ["https://a.example/p/…", url],
  ["Twice: https://a.example/p/…, https://a.example/p/….", `Twice: ${url}, ${url}.`],
  ["https://a.example/p/\nHello", `${url}\nHello`],
])("the link replaces what is left of the placeholder: %#", async (message, sent) => {
  expect(await withLink(message, origin, async () => url)).toBe(sent);
});

test.each(["Hello …", "https://a.example/p/Ab-1", "https://b.example/p/…"])(
  "no link is made for a message without the placeholder: %s",
  async (message) => {
    const makeLink = vi.fn(async () => url);
    expect(await withLink(message, origin, makeLink)).toBe(message);
    expect(makeLink).not.toHaveBeenCalled();
  },
);
