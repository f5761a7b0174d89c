import { expect, it } from "vitest";
import { changedFields, pickFields } from "@/lib/edits/merge";
import {
  newEntryForm,
  type EntryForm,
  type EntryFormInput,
  entryFormSchema,
  toColumns,
  toEntryForm,
} from "./entry-form";
import type { TimeEntry } from "./schema";

const clock = { now: new Date("2026-11-28T16:00:00Z"), timeZone: "Europe/Berlin" };

const entry = {
  id: "1",
  description: "Layout",
  projectId: "w",
  taskId: null,
  startedAt: "2026-11-26T08:00:20.000Z",
  endedAt: "2026-11-26T10:30:20.000Z",
  isBillable: true,
  rate: null,
  tags: [],
} as unknown as TimeEntry;

/** The body that is sent when the form is saved after this change. */
function sent(row: TimeEntry, change: Partial<EntryFormInput>) {
  const before = toEntryForm(row, clock.timeZone);
  const after = { ...before, ...change };
  const output = entryFormSchema({ entry: row, ...clock }).parse(after);
  const fields = changedFields(before, after);
  return toColumns(pickFields(output, fields) as Partial<EntryForm>, after, { entry: row, ...clock });
}

function problems(row: TimeEntry | undefined, change: Partial<EntryFormInput>) {
  const before = row ? toEntryForm(row, clock.timeZone) : newEntryForm(clock);
  const { error } = entryFormSchema({ entry: row, ...clock }).safeParse({ ...before, ...change });
  return error?.issues.map(({ path, message }) => [path.join("."), message]);
}

it("a change of other fields leaves the times as they are, to the second", () => {
  expect(toEntryForm(entry, clock.timeZone)).toMatchObject({
    time: "9:00 – 11:30 AM",
    day: "2026-11-26T00:00:00.000Z",
    rate: "",
  });
  expect(sent(entry, { description: "Planning", rate: "92.50" })).toEqual({
    description: "Planning",
    rate: "92.5",
  });
});

it("a length keeps the start, and a day takes the times with it", () => {
  expect(sent(entry, { time: "1h" })).toEqual({
    startedAt: "2026-11-26T08:00:20.000Z",
    endedAt: "2026-11-26T09:00:20.000Z",
  });
  expect(sent(entry, { day: "2026-11-25T00:00:00.000Z" })).toEqual({
    startedAt: "2026-11-25T08:00:00.000Z",
    endedAt: "2026-11-25T10:30:00.000Z",
  });
});

it("the start of a running entry is a time of a day", () => {
  const running = { ...entry, endedAt: null };
  expect(toEntryForm(running, clock.timeZone)).toMatchObject({
    time: "",
    day: entry.startedAt,
    isWithTime: true,
  });
  expect(sent(running, { day: "2026-11-26T09:00:00.000Z" })).toEqual({
    startedAt: "2026-11-26T09:00:00.000Z",
  });
  expect(problems(running, { day: "2026-11-28T16:01:00.000Z" })).toEqual([
    ["day", "Time cannot start in the future."],
  ]);
  // Without a time it would start at midnight in UTC.
  expect(problems(running, { day: "2026-11-26T00:00:00.000Z", isWithTime: false })).toEqual([
    ["day", "Time is required"],
  ]);
});

it.each([
  [{ time: "" }, [["time", "Enter a time such as 1h 30m, 1:30, 1.5 or 9–11:30"]]],
  [{ time: "25h" }, [["time", "An entry lasts at most 24 hours."]]],
  [{ time: "18-19" }, [["time", "Time cannot start in the future."]]],
  [{ time: "1h", day: "" }, [["day", "Date is required"]]],
  [{ time: "1h", day: "soon" }, [["day", "Enter a date such as 13 Dec 2026"]]],
  [{ time: "1h", rate: "-1" }, [["rate", "Must be a number and at least 0"]]],
  [{ time: "1h" }, undefined],
])("new time with %j has the problems %j", (change, expected) => {
  expect(problems(undefined, change)).toEqual(expected);
});

it("an entry of a few seconds is saved with another description", () => {
  const short = { ...entry, endedAt: "2026-11-26T08:00:50.000Z" };
  expect(problems(short, { description: "Call" })).toBeUndefined();
});

it("an entry whose text means another time in the hour that a clock change repeats is saved with another description", () => {
  const repeated = { ...entry, startedAt: "2026-10-25T00:50:00.000Z", endedAt: "2026-10-25T01:10:00.000Z" };
  expect(toEntryForm(repeated, clock.timeZone).time).toBe("2:50 – 2:10 AM");
  expect(problems(repeated, { description: "Call" })).toBeUndefined();
});
