import { expect, test } from "vitest";
import { completeLink, isWebLink, optionalWebLink, webLink } from "@/lib/shared/text/web-link";

test.each([
  ["example.com", "https://example.com"],
  [" www.example.com/a?b=c#d ", "https://www.example.com/a?b=c#d"],
  ["example.com:8080/path", "https://example.com:8080/path"],
  ["büro.example", "https://büro.example"],
])("%s becomes %s", (typed, link) => {
  expect(completeLink(typed)).toBe(link);
  expect(isWebLink(link)).toBe(true);
});

test.each([
  "",
  "foo bar",
  "paint shop.example",
  "example",
  "localhost:3000",
  "mira@studio.example",
  "mailto:mira@studio.example",
  "javascript:alert(1)",
  "ftp://example.com",
  "example..com",
  "1.5",
])("%s is unchanged and not a link", (typed) => {
  expect(completeLink(typed)).toBe(typed);
  expect(isWebLink(typed)).toBe(false);
});

test.each(["https://example.com", "http://example.com/page"])("%s is unchanged", (link) => {
  expect(completeLink(link)).toBe(link);
});

test("a missing link is asked for, and a wrong one is called wrong", () => {
  const message = (value: unknown) => webLink().safeParse(value).error?.issues[0]?.message;
  for (const missing of [undefined, null, "", "  "]) expect(message(missing)).toBe("Please enter a link");
  for (const wrong of ["example", 5, "ftp://example.com"]) expect(message(wrong)).toBe("Invalid URL format");
  expect(optionalWebLink().parse("")).toBeNull();
  expect(optionalWebLink().safeParse(5).error?.issues[0]?.message).toBe("Invalid URL format");
});
