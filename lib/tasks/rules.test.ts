import fc from "fast-check";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { calendarDate, dueAtTime, dueOnDate, todayIn } from "@/lib/shared/dates/dates";
import { timeZones } from "@/tests/setup/time-zones";
import { compareTasks, sortByDay, isTaskOverdue, matchesTaskFilter } from "./rules";
import type { Task } from "./schema";

const task: Task = {
  id: newId(),
  name: "Crème brûlée shots",
  status: "pending",
  details: null,
  link: null,
  ...dueOnDate("2026-11-27"),
  tags: [],
  repeatId: null,
  updatedAt: "2026-11-20T00:00:00.000Z",
  projectId: newId(),
  project: { id: newId(), name: "Menu" },
  clientId: newId(),
  client: null,
};

// Few distinct values, so that there are many ties.
const anyTask = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom("alpha", "Alpha", "Älpha", "beta", "100%"),
  dueAt: fc.constantFrom("2026-11-27T00:00:00.000Z", "2026-11-27T08:00:00.000Z", "2026-11-28T00:00:00.000Z"),
  updatedAt: fc.constantFrom("2026-11-20T00:00:00.000Z", "2026-11-20T00:00:00.001Z"),
});

describe("the order of tasks", () => {
  test("does not depend on the initial order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyTask, { selector: ({ id }) => id }), fc.nat(), (tasks, seed) => {
        const shuffled = tasks.toSorted((a, b) => mix(a.id, seed) - mix(b.id, seed));
        expect(shuffled.sort(compareTasks)).toEqual(tasks.toSorted(compareTasks));
      }),
    );
  });

  test("is by due date, then by last change, then by name", () => {
    fc.assert(
      fc.property(anyTask, anyTask, (a, b) => {
        const order = Math.sign(compareTasks(a, b));
        if (a.dueAt !== b.dueAt) expect(order).toBe(a.dueAt < b.dueAt ? -1 : 1);
        else if (a.updatedAt !== b.updatedAt) expect(order).toBe(a.updatedAt < b.updatedAt ? -1 : 1);
        else if (a.name === "alpha" && b.name === "beta") expect(order).toBe(-1);
        expect(Math.sign(compareTasks(b, a))).toBe(order === 0 ? 0 : -order);
      }),
    );
  });
});

describe("the order on the screen", () => {
  const today = "2026-11-27";
  const tomorrow = "2026-11-28";

  test.each(timeZones)("is by day in %s, tasks without a time first", (zone) => {
    const tasks = [
      { name: "today", ...dueOnDate(today) },
      { name: "just after midnight", ...dueAtTime(today, 0, 5, zone) },
      { name: "just before midnight", ...dueAtTime(today, 23, 55, zone) },
      { name: "tomorrow", ...dueOnDate(tomorrow) },
      { name: "tomorrow morning", ...dueAtTime(tomorrow, 0, 5, zone) },
    ];
    const answered = tasks.toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : 1));
    expect(sortByDay(answered, zone)).toEqual(tasks);
  });

  test("keeps the response's order within a day and kind", () => {
    const anyDue = fc.record({
      id: fc.uuid(),
      dueAt: fc.constantFrom("2026-11-27T00:00:00.000Z", "2026-11-28T00:00:00.000Z"),
      isWithTime: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyDue), fc.constantFrom(...timeZones), (tasks, zone) => {
        const ordered = sortByDay(tasks, zone);
        for (const task of tasks) {
          const isSame = (other: typeof task) =>
            other.isWithTime === task.isWithTime && calendarDate(other, zone) === calendarDate(task, zone);
          expect(ordered.filter(isSame)).toEqual(tasks.filter(isSame));
        }
      }),
    );
  });
});

describe("a late task", () => {
  test.each(timeZones)(
    "without a time in %s is late when its date is over there, through the whole year",
    (zone) => {
      fc.assert(
        fc.property(
          fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
          (now) => {
            const today = todayIn(zone, now);
            const yesterday = new Date(+new Date(today) - 86_400_000).toISOString().slice(0, 10);
            expect(isTaskOverdue({ ...task, ...dueOnDate(today) }, zone, now)).toBe(false);
            expect(isTaskOverdue({ ...task, ...dueOnDate(yesterday) }, zone, now)).toBe(true);
          },
        ),
      );
    },
  );

  test("with a time is late once its instant has passed; a completed task is never late", () => {
    const due = dueAtTime("2026-11-27", 8, 0, "America/New_York");
    const late = (now: string, status: Task["status"] = "pending") =>
      isTaskOverdue({ ...task, ...due, status }, "America/New_York", new Date(now));
    expect(late("2026-11-27T12:59:59Z")).toBe(false);
    expect(late("2026-11-27T13:00:01Z")).toBe(true);
    expect(late("2026-11-27T13:00:01Z", "completed")).toBe(false);
  });
});

test("a filter matches the same tasks as the server", () => {
  expect(matchesTaskFilter(task, {})).toBe(true);
  expect(matchesTaskFilter(task, { name: "BRULEE", status: "pending", take: 1 })).toBe(true);
  expect(matchesTaskFilter(task, { name: "brulees" })).toBe(false);
  expect(matchesTaskFilter(task, { status: "completed" })).toBe(false);
  expect(matchesTaskFilter(task, { projectId: task.projectId ?? "", clientId: task.clientId ?? "" })).toBe(
    true,
  );
  expect(matchesTaskFilter(task, { projectId: newId() })).toBe(false);
  expect(matchesTaskFilter(task, { clientId: newId() })).toBe(false);
});

function mix(id: string, seed: number): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + seed) % 9973, 7);
}
