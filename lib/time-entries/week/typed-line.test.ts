import { expect, it } from "vitest";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { lineDay, readTyped } from "./typed-line";

// A Saturday.
const clock = { now: new Date("2026-11-28T16:00:00Z"), timeZone: "UTC" };
const website = { id: "w", name: "Website" };
const projects = [website, { id: "l", name: "Logo" }];
const entry = (startedAt: string, endedAt: string | null) =>
  ({ id: startedAt, startedAt, endedAt }) as TimeEntry;

const read = (text: string, entries: TimeEntry[] = []) => readTyped(text, { clock, entries, projects });

it.each([
  ["1h website", "Today · 3:00 – 4:00 PM · 1:00 · Project Website", ""],
  ["9-11 website wireframes", "Today · 9:00 – 11:00 AM · 2:00 · Project Website · wireframes", "wireframes"],
  ["website 2h", "Today · 2:00 – 4:00 PM · 2:00 · Project Website", ""],
  [
    "wireframes for the website 2h",
    "Today · 2:00 – 4:00 PM · 2:00 · Project Website · wireframes",
    "wireframes",
  ],
  [
    "2h website what it is for",
    "Today · 2:00 – 4:00 PM · 2:00 · Project Website · what it is for",
    "what it is for",
  ],
])("the line %j says its project before it is saved", (text, words, description) => {
  const { reading, project, input } = read(text);
  expect([reading, project, input?.description]).toEqual([{ words, isProblem: false }, website, description]);
});

it("a line that names no project, or two, has only a description", () => {
  for (const description of ["call with Anna", "website logo"]) {
    const { project, input, reading } = read(`1h ${description}`);
    expect([project, input?.description]).toEqual([undefined, description]);
    expect(reading.words).toBe(`Today · 3:00 – 4:00 PM · 1:00 · ${description}`);
  }
});

it("a line says what it overlaps, also what began on the day before and what is running", () => {
  const overNight = entry("2026-11-26T23:00:00Z", "2026-11-27T00:20:00Z");
  expect(read("0:00-1:00 call yesterday", [overNight]).reading.words).toBe(
    "Yesterday · 12:00 – 1:00 AM · 1:00 · overlaps 20 min · call",
  );
  const running = entry("2026-11-28T15:30:00Z", null);
  expect(read("15-16 call", [running]).reading.words).toContain(" · overlaps 30 min · ");
});

it("a length of an earlier day begins after the last entry of that day, and not of the days beside it", () => {
  const entries = [
    entry("2026-11-28T10:00:00Z", "2026-11-28T11:00:00Z"),
    entry("2026-11-27T10:00:00Z", "2026-11-27T11:00:00Z"),
    entry("2026-11-26T22:00:00Z", "2026-11-26T23:00:00Z"),
  ];
  expect(read("1h call yesterday", entries).reading.words).toBe(
    "Yesterday · 11:00 AM – 12:00 PM · 1:00 · call",
  );
});

it("a line after midnight is of last night, and says so", () => {
  const line = readTyped("22-0 call", {
    clock: { ...clock, now: new Date("2026-11-28T00:11:00Z") },
    entries: [],
    projects,
  });
  expect(line.reading.words).toBe("Yesterday · 10:00 PM – 12:00 AM next day · 2:00 · call");
});

it("a comma between the time and a project is not a part of its name", () => {
  for (const text of ["1h, website", "1h: website", "website – 1h"]) expect(read(text).project).toBe(website);
});

it("the day of a line is the one that it names, or else today", () => {
  const days = ["1h call yesterday", "1h call 2026-10-05", "1h call", "call"].map((text) =>
    lineDay(text, clock),
  );
  expect(days).toEqual(["2026-11-27", "2026-10-05", "2026-11-28", "2026-11-28"]);
});
