import { namedAtEnd } from "@/lib/quick-add/rank-names";
import { todayIn } from "@/lib/shared/dates/dates";
import type { TimeEntry } from "@/lib/time-entries/schema";
import type { Clock } from "./grid";
import { readLine } from "./read-line";
import { placedTimes, type Reading, timesReading } from "./reading";

// Loaded when something is typed: the page needs none of it before.

/** The meaning of a line: its project, if its words begin or end with the name of one, and what is written down. */
export type TypedLine<Project> = {
  reading: Reading;
  project?: Project;
  input?: { startedAt: string; endedAt: string; description: string };
};

/** Returns the day that a line is about, which is today unless it names one. */
export function lineDay(text: string, { now, timeZone }: Clock): string {
  const today = todayIn(timeZone, now);
  const line = readLine(text, today);
  return "error" in line ? today : (line.time.date ?? today);
}

/** Reads a line. `entries` are those that it can overlap, and `projects` those that it can name. */
export function readTyped<Project extends { name: string }>(
  text: string,
  { clock, entries, projects }: Readable<Project>,
): TypedLine<Project> {
  const today = todayIn(clock.timeZone, clock.now);
  const line = readLine(text, today);
  if ("error" in line) return { reading: { words: line.error, isProblem: true } };
  const times = placedTimes(line.time, { ...clock, day: today, entries });
  if ("problem" in times) return { reading: { words: times.problem, isProblem: true } };
  const named = namedAtEnd(projects, line.description);
  const description = named ? named.before.replace(beforeName, "") || named.after : line.description;
  // Without a day of its own, so that the day is always named.
  const { words, isProblem } = timesReading(times, { ...clock, day: "", entries });
  const parts = [words, named && `Project ${named.row.name}`, description];
  return {
    reading: { words: parts.filter(Boolean).join(" · "), isProblem },
    project: named?.row,
    input: { ...times, description },
  };
}

type Readable<Project> = {
  clock: Clock;
  entries: readonly TimeEntry[];
  projects: readonly Project[];
};

/** Words that a name at the end leaves over: "call for", "notes about the". */
const beforeName = /(?:(?:^| )(?:about|at|for|in|of|on))?(?:(?:^| )the)?$/i;
