import fc from "fast-check";
import { expect, it } from "vitest";
import { calendarDate, clockTime } from "@/lib/shared/dates/dates";
import { dateOfGroup, groupByDue, movedDue } from "./due-groups";

const MONDAY = 1;
// A Wednesday.
const clock = { now: new Date("2026-11-25T10:00:00Z"), timeZone: "Europe/Berlin" };
const on = (dueAt: string, isWithTime = false, status: "pending" | "completed" = "pending") => ({
  dueAt: dueAt.length > 10 ? dueAt : `${dueAt}T00:00:00.000Z`,
  isWithTime,
  status,
});

it("groups tasks by their day in the user's zone", () => {
  const tasks = [
    on("2026-11-24"),
    on("2026-11-25T09:00:00.000Z", true),
    on("2026-11-25"),
    on("2026-11-25T22:59:00.000Z", true),
    on("2026-11-25T23:00:00.000Z", true),
    on("2026-11-26"),
    on("2026-11-29"),
    on("2026-11-30"),
    // Completed, and about to leave the list.
    on("2026-11-24", false, "completed"),
  ];
  const groups = groupByDue(tasks, clock, MONDAY).map(({ name, tasks: found }) => [
    name,
    found.map((task) => tasks.indexOf(task)),
  ]);
  expect(groups).toEqual([
    ["overdue", [0, 1, 8]],
    ["today", [2, 3]],
    ["tomorrow", [4, 5]],
    ["week", [6]],
    ["later", [7]],
  ]);
});

it("the group of the rest of the week has no date on its last two days, and the one of overdue tasks never", () => {
  const saturday = { ...clock, now: new Date("2026-11-28T10:00:00Z") };
  expect(dateOfGroup("week", saturday, MONDAY)).toBeNull();
  expect(dateOfGroup("week", clock, MONDAY)).toBe("2026-11-27");
  expect(dateOfGroup("later", saturday, MONDAY)).toBe("2026-11-30");
  expect(dateOfGroup("later", clock, 7)).toBe("2026-11-29");
  expect(dateOfGroup("overdue", clock)).toBeNull();
});

it("a task that is dropped on a group is in that group, with its time of day", () => {
  const groups = fc.constantFrom("today", "tomorrow", "week", "later");
  const instant = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  const zones = fc.constantFrom("Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland");
  fc.assert(
    fc.property(instant, instant, fc.boolean(), groups, zones, (now, dueAt, isWithTime, group, timeZone) => {
      const at = { now, timeZone };
      const date = dateOfGroup(group, at, MONDAY);
      if (date === null) return;
      const due = on(isWithTime ? dueAt.toISOString() : dueAt.toISOString().slice(0, 10), isWithTime);
      const moved = movedDue(due, date, timeZone);
      expect(calendarDate(moved, timeZone)).toBe(date);
      if (isWithTime)
        expect(clockTime(moved.dueAt, timeZone).minutes).toBe(clockTime(dueAt, timeZone).minutes);
      const names = groupByDue([{ ...moved, status: "pending" as const }], at, MONDAY);
      const expected = group === "today" && isWithTime ? ["today", "overdue"] : [group];
      expect(expected).toContain(names.find(({ tasks }) => tasks.length === 1)?.name);
    }),
  );
});
