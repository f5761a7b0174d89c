import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { timeZones } from "@/tests/setup/time-zones";
import { dateFormats } from "./dates";
import { formatDate } from "./format-date";

const patterns = [...Object.values(dateFormats), "E d MMM", "E d MMM yyyy", "yyyy-MM-dd"];

test.each(patterns)("formats %s as date-fns does", (pattern) => {
  const anyInstant = fc.date({
    min: new Date("0150-01-01T00:00:00Z"),
    max: new Date("2120-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...timeZones), (instant, zone) => {
      const date = new TZDate(+instant, zone);
      expect(formatDate(date, pattern)).toBe(format(date, pattern));
    }),
    { numRuns: 300 },
  );
});

test("refuses what is not a date", () => {
  expect(() => formatDate(new Date(NaN), dateFormats.plain)).toThrow(RangeError);
});
