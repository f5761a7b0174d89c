import fc from "fast-check";
import { expect, it } from "vitest";
import { firstDayOfRegion, firstDayOfWeek, startOfWeek } from "./week";
import { addDays } from "@/lib/shared/dates/calendar-date";

it.each([
  ["en-US", 7],
  ["en-GB", 1],
  ["de-DE", 1],
  ["ar-EG", 6],
  ["de", 1],
  ["de-DE-u-fw-sun", 7],
  ["not a locale", 7],
])("the week of %s begins on day %d", (locale, day) => {
  expect(firstDayOfWeek(locale)).toBe(day);
});

it("knows the first day of every region, for browsers that do not", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const regions = letters
    .flatMap((one) => letters.map((two) => one + two))
    .filter(
      // Without codes that were replaced by others.
      (code) => names.of(code) && new Intl.Locale(`und-${code}`).region === code,
    );
  expect(regions.length).toBeGreaterThan(200);
  const asked = (code: string) => firstDayOfWeek(`und-Latn-${code}`);
  const differing = regions.filter((code) => firstDayOfRegion(code) !== asked(code));
  // The CLDR changes a region now and then.
  expect(differing.length, differing.join(" ")).toBeLessThan(4);
});

it("finds the first day of a week, also across months and years", () => {
  expect(startOfWeek("2026-11-25", 1)).toBe("2026-11-23");
  expect(startOfWeek("2026-11-25", 7)).toBe("2026-11-22");
  expect(startOfWeek("2027-01-01", 1)).toBe("2026-12-28");
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
});

it("a week has seven days and begins on its first day", () => {
  const day = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 7 }), (instant, firstDay) => {
      const date = instant.toISOString().slice(0, 10);
      const start = startOfWeek(date, firstDay);
      expect(new Date(start).getUTCDay() % 7).toBe(firstDay % 7);
      expect(start <= date && date < addDays(start, 7)).toBe(true);
    }),
  );
});
