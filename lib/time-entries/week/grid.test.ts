import { expect, it } from "vitest";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { entriesByDay, weekGrid } from "./grid";
import { weekOf } from "./week-days";

const zone = "Europe/Berlin";
const clock = { now: new Date("2026-11-25T10:05:00Z"), timeZone: zone };

function entry(
  id: string,
  startedAt: string,
  minutes: number | null,
  more: Partial<TimeEntry> = {},
): TimeEntry {
  const endedAt = minutes === null ? null : new Date(+new Date(startedAt) + minutes * 60_000).toISOString();
  return {
    id,
    startedAt,
    endedAt,
    minutes,
    projectId: null,
    project: null,
    taskId: null,
    task: null,
    ...more,
  } as TimeEntry;
}

const website = { projectId: "w", project: { id: "w", name: "Website" } };
const logo = { projectId: "l", project: { id: "l", name: "Logo" } };
const layout = { taskId: "t", task: { id: "t", name: "Layout" } };

it("a week has rows by project and task, with totals of rows and days", () => {
  const { days } = weekOf("2026-11-25", 1);
  const grid = weekGrid(
    [
      entry("1", "2026-11-23T08:00:00Z", 90, website),
      entry("2", "2026-11-23T10:00:00Z", 30, { ...website, ...layout }),
      entry("3", "2026-11-24T08:00:00Z", 60, website),
      entry("4", "2026-11-24T10:00:00Z", 45),
      entry("5", "2026-11-25T08:00:00Z", null, logo),
    ],
    days,
    clock,
  );
  expect(grid.rows.map(({ project, task }) => [project?.name, task?.name])).toEqual([
    ["Logo", undefined],
    ["Website", undefined],
    ["Website", "Layout"],
    [undefined, undefined],
  ]);
  expect(grid.rows.map(({ minutes }) => minutes)).toEqual([125, 150, 30, 45]);
  expect(grid.dayMinutes).toEqual([120, 105, 125, 0, 0, 0, 0]);
  expect(grid.minutes).toBe(350);
  expect(grid.rows[0]?.cells[2]?.entries.map(({ id }) => id)).toEqual(["5"]);
  expect(grid.runningAt).toBe(2);
});

it("an entry is on the day on which it started in the zone, in the nights of both clock changes too", () => {
  const autumn = weekOf("2026-10-25", 1);
  // 23:30 on Saturday to 3:30 on Sunday, which the change makes five hours.
  const grid = weekGrid([entry("1", "2026-10-24T21:30:00Z", 300)], autumn.days, clock);
  expect(grid.dayMinutes).toEqual([0, 0, 0, 0, 0, 300, 0]);
  // Half past two occurs twice on that Sunday.
  const twice = weekGrid(
    [entry("1", "2026-10-25T00:30:00Z", 60), entry("2", "2026-10-25T01:30:00Z", 60)],
    autumn.days,
    clock,
  );
  expect(twice.dayMinutes).toEqual([0, 0, 0, 0, 0, 0, 120]);
  // 23:30 UTC is Sunday in Berlin in winter, and half past one on Sunday in summer.
  const spring = weekOf("2026-03-29", 1);
  const night = weekGrid([entry("1", "2026-03-28T23:30:00Z", 60)], spring.days, clock);
  expect(night.dayMinutes).toEqual([0, 0, 0, 0, 0, 0, 60]);
});

it("a row that was added is shown without time, once", () => {
  const { days } = weekOf("2026-11-25", 1);
  const added = { ...website, client: null, taskId: null, task: null };
  const grid = weekGrid([entry("1", "2026-11-23T08:00:00Z", 90, website)], days, clock, [
    added,
    { ...added, ...logo },
  ]);
  expect(grid.rows.map(({ project, minutes }) => [project?.name, minutes])).toEqual([
    ["Logo", 0],
    ["Website", 90],
  ]);
});

it("the days of a list are the newest first, and the entries of a day keep their order", () => {
  const days = entriesByDay(
    [
      entry("3", "2026-11-24T10:00:00Z", null),
      entry("2", "2026-11-23T23:30:00Z", 30),
      entry("1", "2026-11-23T08:00:00Z", 60),
    ],
    clock,
  );
  // The clock has run since 10:00 UTC of the day before.
  expect(
    days.map(({ day, entries, minutes, isRunning }) => [
      day,
      entries.map(({ id }) => id),
      minutes,
      isRunning,
    ]),
  ).toEqual([
    ["2026-11-24", ["3", "2"], 1_475, true],
    ["2026-11-23", ["1"], 60, false],
  ]);
});
