import { expect, it } from "vitest";
import { readTimeCsv } from "./time-csv";
import { timeProgramOf } from "./time-programs";

const head = "Client,Project,Description,Start date,Start time,End date,End time";

it("an export of Toggl without the duration has the time from start to end", () => {
  const text = `${head}\nBakery,Website,Layout,2026-11-02,23:30:00,2026-11-03,01:00:00`;
  const { program, timeEntries } = readTimeCsv(text, "UTC", new Date("2026-11-28T12:00:00Z"));
  expect(program).toBe("Toggl");
  expect(timeEntries).toMatchObject([
    { startedAt: "2026-11-02T23:30:00.000Z", endedAt: "2026-11-03T01:00:00.000Z" },
  ]);
});

it("an export that is imported again in another zone has the same ids", () => {
  const text = `${head}\nBakery,Website,Layout,2026-11-02,23:30:00,2026-11-03,01:00:00`;
  const [there, here] = ["Europe/Berlin", "Europe/Lisbon"].map(
    (zone) => readTimeCsv(text, zone, new Date("2026-11-28T12:00:00Z")).timeEntries[0],
  );
  expect(there?.startedAt).not.toBe(here?.startedAt);
  expect(there?.id).toBe(here?.id);
});

it("a calendar's file of events is not taken for an export of time", () => {
  expect(timeProgramOf("Subject,Start Date,Start Time,End Date,End Time,Description")).toBeUndefined();
});
