import "server-only";
import {
  billedLines,
  hourlyRates,
  recentTime,
  runningTime,
  timeEntries,
} from "@/lib/demo/server/workspace/content/time";
import type { TimeContent } from "@/lib/demo/server/workspace/content/content-types";
import type { DemoCalendar } from "./demo-calendar";
import type { DemoRows } from "./demo-rows";

type Studio = {
  userId: string;
  timeZone: string;
  newId: () => string;
  calendar: DemoCalendar;
  rows: DemoRows;
};

const HOUR_MS = 3_600_000;

/** Adds four weeks of time, once the projects and documents are there: unbilled, on an invoice, and a clock that runs. */
export function addTime({ userId, timeZone, newId, calendar, rows }: Studio): void {
  const projectId = (name: string | null) =>
    rows.projects.find((project) => project.name === name)?.id ?? null;
  const lines = markLines(rows, newId);
  const entry = (
    content: Omit<TimeContent, "day" | "time" | "hours">,
    startedAt: Date,
    endedAt: Date | null,
  ) => {
    const line = content.billed === undefined ? undefined : lines.get(content.billed);
    rows.timeEntries.push({
      userId,
      id: newId(),
      projectId: projectId(content.project),
      description: content.description,
      startedAt,
      endedAt,
      isBillable: content.isBillable ?? true,
      tags: content.tags,
      documentId: line?.documentId ?? null,
      lineId: line?.lineId ?? null,
      billedRate: line ? (hourlyRates[billedLines.project] ?? null) : null,
      billedRounding: line ? "none" : null,
      createdAt: startedAt,
      updatedAt: endedAt ?? startedAt,
    });
  };
  for (const content of timeEntries) {
    const { dueAt } = calendar.due({ name: content.description, day: content.day, time: content.time }, 0);
    entry(content, dueAt, new Date(+dueAt + content.hours * HOUR_MS));
  }
  for (const { hoursAgo, hours, ...content } of recentTime) {
    const startedAt = calendar.hoursAgo(hoursAgo);
    entry(content, startedAt, new Date(+startedAt + hours * HOUR_MS));
  }
  entry(runningTime, calendar.hoursAgo(runningTime.hours), null);
  keepTimesheet(rows, timeZone);
}

/** Keeps the time on the issued invoice, as issuing it does. */
function keepTimesheet({ salesDocuments, timeEntries: all, projects }: DemoRows, timeZone: string): void {
  const document = salesDocuments.find(({ sharesTimesheet }) => sharesTimesheet);
  if (!document) return;
  const billed = all.filter(({ documentId }) => documentId === document.id);
  const entries = billed.map(({ startedAt, endedAt, projectId, description, billedRounding, lineId }) => ({
    startedAt,
    endedAt,
    project: projects.find(({ id }) => id === projectId)?.name ?? null,
    task: null,
    description,
    rounding: billedRounding,
    lineId,
  }));
  document.timesheet = { timeZone, entries: entries.toSorted((a, b) => +a.startedAt - +b.startedAt) };
}

/** Gives the lines that were made from time their ids, by what was done. */
function markLines({ salesDocuments, salesDocumentItems }: DemoRows, newId: () => string) {
  const document = salesDocuments.find(
    ({ category, number, isCreditNote }) => !isCreditNote && `${category} ${number}` === billedLines.document,
  );
  if (document) document.sharesTimesheet = true;
  return new Map(
    Object.entries(billedLines.items).map(([done, title]) => {
      const item = salesDocumentItems.find((row) => row.documentId === document?.id && row.title === title);
      if (!document?.id || !item) throw new Error(`The demo has no line ${title}`);
      const lineId = newId();
      item.timeLineId = lineId;
      return [done, { documentId: document.id, lineId }];
    }),
  );
}
