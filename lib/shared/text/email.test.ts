import { expect, test } from "vitest";
import { isEmail, optionalEmail } from "@/lib/shared/text/email";

test.each([
  "mira@studio.example",
  "m.o'hara+invoices@studio-two.co.uk",
  "zoë@büro.example",
  "用户@例子.公司",
  "info@xn--bro-hoa.example",
  "संपर्क@डेटामेल.भारत",
])("%s is an email address", (text) => expect(isEmail(text)).toBe(true));

test.each([
  "",
  "mira",
  "mira@studio",
  "@studio.example",
  "mira@",
  "mira@studio..example",
  "mira@.example",
  "mira@-studio.example",
  "mira @studio.example",
  "mira@studio.example, ida@studio.example",
  "Mira <mira@studio.example>",
  "mailto:mira@studio.example",
  "https://studio.example",
  "mira@studio.e",
])("%s is invalid", (text) => expect(isEmail(text)).toBe(false));

test("a field accepts a valid address, no address, and the stored one", () => {
  expect(optionalEmail().parse(" mira@studio.example ")).toBe("mira@studio.example");
  expect(optionalEmail().parse("")).toBeNull();
  expect(optionalEmail().parse(null)).toBeNull();
  expect(optionalEmail().safeParse("ask at reception").error?.issues[0]?.message).toBe(
    "Enter a valid email address",
  );
  expect(optionalEmail("ask at reception").parse("ask at reception")).toBe("ask at reception");
});
