import fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedDate } from "@/components/form/typed-date";
import { dueOnDate, formatDue } from "@/lib/dates";

const today = "2026-11-25"; // a Wednesday

test.each([
  ["today", "2026-11-25"],
  ["Tomorrow", "2026-11-26"],
  ["yesterday", "2026-11-24"],
  ["fri", "2026-11-27"],
  ["Wednesday", "2026-12-02"],
  ["27 Nov", "2026-11-27"],
  ["Nov 27, 2027", "2027-11-27"],
  ["27th november", "2026-11-27"],
  ["Fri 27 Nov 2026", "2026-11-27"],
  ["11/27", "2026-11-27"],
  ["1/2/27", "2027-01-02"],
  ["2026-02-03", "2026-02-03"],
])("%s is %s", (text, date) => expect(readTypedDate(text, today)).toBe(date));

test.each(["", "soon", "31 Feb", "13/40", "2026-02-30", "Nov", "27", "fri fri", "27 Nov 2026 2027"])(
  "%s is no date",
  (text) => expect(readTypedDate(text, today)).toBeNull(),
);

test("what the field shows can be typed back", () => {
  const anyDay = fc.date({ min: new Date("1950-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(anyDay, (day) => {
      const date = day.toISOString().slice(0, 10);
      for (const style of ["shown", "long", "semiFull", "full"] as const) {
        expect(readTypedDate(formatDue(dueOnDate(date), "UTC", style), today)).toBe(date);
      }
    }),
  );
});
