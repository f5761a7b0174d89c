import { calendarDate, clockTime } from "@/lib/shared/dates/dates";
import { isVisible } from "@/lib/shared/text/fields";
import type { DocumentLanguage } from "@/lib/shared/text/languages";
import { formatsOf } from "@/lib/sales-documents/print/formats";
import { minutesOfEntry, minutesOfLine } from "./amounts";
import type { BillGroup } from "./bill-schema";
import { paperDuration } from "./paper-duration";
import { quantityOf, type TimeQuantity } from "./quantity";
import { roundingWords } from "./rounding-words";
import type { TimeEntry } from "@/lib/time-entries/schema";

/** The parts of an entry that a line is made from. */
export type BilledEntry = Pick<
  TimeEntry,
  "id" | "projectId" | "project" | "taskId" | "task" | "description" | "startedAt" | "minutes"
> &
  Pick<TimeEntry, "effectiveRate" | "rounding" | "currency">;

/** A line of the invoice, with the entries that it bills. `minutes` are rounded as they are billed. */
export type TimeLine = TimeQuantity & {
  title: string;
  description: string | null;
  minutes: number;
  entryIds: string[];
};

export type LineOptions = {
  groupBy: BillGroup;
  /** True if the days stand in the descriptions. */
  withDates: boolean;
  timeZone: string;
  language: DocumentLanguage;
  /** The freelancer's, by which numbers on the paper are written. */
  country?: string | null;
};

const MOST_TITLE = 200;

/**
 * Returns the lines of an invoice of these entries, in the order of their first entry. A line has one rate; entries without one, or
 * with a rate of 0, and groups that round to nothing are left out. The description of a line whose time was rounded says how.
 */
export function linesOf(entries: readonly BilledEntry[], options: LineOptions): TimeLine[] {
  const groups = new Map<string, [BilledEntry, ...BilledEntry[]]>();
  for (const entry of entries.toSorted(byStart)) {
    if (entry.minutes === null || !Number(entry.effectiveRate)) continue;
    const key = keyOf(entry, options);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const hasProjects = new Set(entries.map(({ projectId }) => projectId)).size > 1;
  return [...groups.values()].flatMap((group) => lineOf(group, hasProjects, options) ?? []);
}

function keyOf(entry: BilledEntry, { groupBy, timeZone }: LineOptions): string {
  const { id, projectId, taskId, effectiveRate, rounding } = entry;
  if (groupBy === "entry") return id;
  const part = { project: () => "", task: () => taskId, day: () => dayOf(entry, timeZone) }[groupBy]();
  return [projectId, part, effectiveRate, rounding].join(" ");
}

function lineOf(
  group: [BilledEntry, ...BilledEntry[]],
  hasProjects: boolean,
  options: LineOptions,
): TimeLine | null {
  const [first] = group;
  const { rounding, currency } = first;
  const rate = first.effectiveRate ?? "0";
  const rounded = group.reduce((sum, { minutes }) => sum + minutesOfEntry(minutes ?? 0, rounding), 0);
  const minutes = minutesOfLine(rounded, rounding);
  const quantity = quantityOf(minutes, rate, currency);
  if (minutes === 0 || Number(quantity.amount) === 0) return null;
  const { language } = options;
  const formats = formatsOf(language, options.country);
  const name = titleOf(first, options.groupBy);
  const title = shortTitle(name);
  const project = first.project?.name ?? "";
  const said = [
    hasProjects && title !== project && project,
    (options.withDates || options.groupBy === "day") && daysOf(group, options),
    quantity.isWhole && paperDuration(minutes, rate, { currency, language, formats }),
  ];
  const isRounded =
    minutes !== rounded ||
    group.some((entry) => minutesOfEntry(entry.minutes ?? 0, rounding) !== entry.minutes);
  const description = [
    // All of what the title has no space for.
    title !== name && name,
    said.filter(Boolean).join(", "),
    isRounded && roundingWords([rounding], language),
  ]
    .filter(Boolean)
    .join("\n");
  return {
    ...quantity,
    title,
    description: description || null,
    minutes,
    entryIds: group.map(({ id }) => id),
  };
}

function titleOf({ project, task, description }: BilledEntry, groupBy: BillGroup): string {
  const name = project?.name ?? "Time";
  if (groupBy === "task") return task?.name ?? name;
  const own = isVisible(description) ? description : task?.name;
  return (groupBy === "entry" && own) || name;
}

/** Returns what a title has space for, without half a letter at its end. */
function shortTitle(text: string): string {
  return text.length > MOST_TITLE
    ? `${text.slice(0, MOST_TITLE - 1).replace(/[\ud800-\udbff]$/, "")}…`
    : text;
}

/** Returns the days of a line, "25 Nov 2026" or "23 Nov 2026 – 27 Nov 2026", in the language of the paper. Its entries are in their order. */
function daysOf(
  group: readonly [BilledEntry, ...BilledEntry[]],
  { timeZone, language }: LineOptions,
): string {
  const { shortDay } = formatsOf(language);
  const [first, last] = [group[0], group.at(-1) ?? group[0]].map((entry) => shortDay(dayOf(entry, timeZone)));
  return first === last ? `${first}` : `${first} – ${last}`;
}

/** Returns the calendar day of an entry in the user's zone: that of its start. */
export function dayOf({ startedAt }: { startedAt: string }, timeZone: string): string {
  return calendarDate({ dueAt: startedAt, isWithTime: true }, timeZone);
}

/** Returns the time of day of an instant in the user's zone, "09:05". */
export function clockText(instant: string, timeZone: string): string {
  const { hours, minutes } = clockTime(instant, timeZone);
  return [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}

function byStart(a: BilledEntry, b: BilledEntry): number {
  return +new Date(a.startedAt) - +new Date(b.startedAt) || (a.id < b.id ? -1 : 1);
}
