import { expect, test } from "vitest";
import { changedNumbering, numberSettingsFormSchema, toNumberSettingsForm } from "./form";

const plain = { pattern: "{0}", reset: "never", next: 7 } as const;
const settings = { quotation: plain, invoice: plain, receipt: plain, creditNote: plain };

test("only changed kinds are sent, with the next number that was shown", () => {
  const form = toNumberSettingsForm(settings);
  form.invoice.pattern = "{YYYY}-{0000}";
  form.invoice.reset = "year";
  expect(changedNumbering(settings, numberSettingsFormSchema.parse(form))).toEqual({
    invoice: { pattern: "{YYYY}-{0000}", reset: "year", next: 7 },
  });
});

test.each([
  [{ pattern: "no counter" }, "pattern", "Use one counter, such as {0} or {0000}"],
  [{ reset: "year" }, "pattern", "Numbers that start again need {YYYY} or {YY} in the pattern"],
  [{ next: "0" }, "next", "Must be a whole number and at least 1"],
  [{ next: "1.5" }, "next", "Must be a whole number and at least 1"],
  [{ next: "1000000000000000" }, "next", "Must be at most 999,999,999,999,999"],
] as const)("%o is refused", (change, field, message) => {
  const form = toNumberSettingsForm(settings);
  const result = numberSettingsFormSchema.safeParse({ ...form, receipt: { ...form.receipt, ...change } });
  expect(result.error?.issues).toMatchObject([{ path: ["receipt", field], message }]);
});
