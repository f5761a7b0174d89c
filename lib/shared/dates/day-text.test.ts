import fc from "fast-check";
import { expect, it } from "vitest";
import {
  daysFromToday,
  formatDue,
  formatFullDate,
  formatRelativeDate,
  isOverdue,
  todayIn,
} from "@/lib/shared/dates/dates";
import { dateIn, daysAhead, fullDay, isLate, relativeDay, timeOfDay, weekdayAndDay } from "./day-text";

const zones = ["Asia/Kathmandu", "America/St_Johns", "Pacific/Auckland", "Europe/Berlin", "UTC"];
const instant = fc.date({ min: new Date("2025-11-01"), max: new Date("2027-03-01"), noInvalidDate: true });

it("the texts and answers are those of lib/shared/dates/dates.ts in every zone", () => {
  fc.assert(
    fc.property(instant, instant, fc.boolean(), fc.constantFrom(...zones), (at, now, isWithTime, zone) => {
      const dueAt = isWithTime ? at.toISOString() : `${at.toISOString().slice(0, 10)}T00:00:00.000Z`;
      const due = { dueAt, isWithTime };
      expect(daysAhead(due, zone, now)).toBe(daysFromToday(due, zone, now));
      expect(dateIn(zone, now)).toBe(todayIn(zone, now));
      expect(isLate(due, zone, now)).toBe(isOverdue(dueAt, isWithTime, zone, now));
      const [day] = formatRelativeDate(dueAt, isWithTime, zone, now).split(", ");
      expect(relativeDay(due, zone, now)).toBe(day);
      expect(weekdayAndDay(due, zone)).toBe(formatDue(due, zone, "weekdayAndDay"));
      expect(fullDay(due, zone)).toBe(formatFullDate(dueAt, isWithTime, zone));
      expect(timeOfDay({ dueAt, isWithTime: true }, zone)).toBe(
        formatDue({ dueAt, isWithTime: true }, zone, "time"),
      );
    }),
    { numRuns: 500 },
  );
});
