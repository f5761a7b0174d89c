import type { QueryClient } from "@tanstack/react-query";
import { findProjectLabels } from "@/lib/projects/find-label";
import { keys } from "@/lib/query/keys";
import { findRow, putRow } from "@/lib/query/optimistic";
import type { Draft } from "@/lib/query/optimistic-update";
import { isDueWithin } from "@/lib/shared/dates/dates";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { compareTexts } from "@/lib/shared/text/search-text";
import { minutesBetween } from "./minutes";
import type { TimeChange, TimeEntry, TimeEntryFilter, TypedTime } from "./schema";

/** Returns whether an entry matches the filter, by the same rules as the server's `where`. */
export function matchesTimeEntryFilter(
  entry: TimeEntry,
  filter: TimeEntryFilter,
  timeZone: string = browserTimeZone(),
): boolean {
  const { from, to, projectId, clientId, taskId, isBillable, isBilled } = filter;
  return (
    (!projectId || entry.projectId === projectId) &&
    (!clientId || entry.clientId === clientId) &&
    (!taskId || entry.taskId === taskId) &&
    (isBillable === undefined || entry.isBillable === isBillable) &&
    (isBilled === undefined || (entry.documentId !== null) === isBilled) &&
    isDueWithin({ dueAt: entry.startedAt, isWithTime: true }, { from, to }, timeZone)
  );
}

/** Compares entries by their start, the newest first. */
export function compareTimeEntries(a: TimeEntry, b: TimeEntry): number {
  return +new Date(b.startedAt) - +new Date(a.startedAt) || compareTexts(b.id, a.id);
}

const rules = { matches: matchesTimeEntryFilter, compare: compareTimeEntries };

/** Shows time that was typed in wherever it is listed. */
export function showNewEntry(draft: Draft, input: TypedTime & { id: string }): void {
  putRow(draft, keys.timeEntries, draftRow(draft, input), rules, { isNew: true });
}

/** Shows a change of an entry wherever it is listed. */
export function showEntryChange(draft: Draft, { id, ...patch }: TimeChange & { id: string }): void {
  const entry = findRow<TimeEntry>(draft, keys.timeEntries, id);
  if (!entry) return;
  const isMoved = patch.projectId !== undefined && patch.projectId !== entry.projectId;
  const after = {
    ...entry,
    ...patch,
    ...(isMoved && findProjectLabels(draft, patch.projectId ?? null)),
    ...((patch.taskId !== undefined || isMoved) && patch.taskId !== entry.taskId && { task: null }),
    updatedAt: new Date().toISOString(),
  };
  const { startedAt, endedAt } = after;
  const minutes = endedAt === null ? null : minutesBetween(startedAt, endedAt);
  putRow(draft, keys.timeEntries, { ...after, minutes }, rules);
}

function draftRow(client: QueryClient, input: TypedTime & { id: string }): TimeEntry {
  const { id, startedAt, endedAt } = input;
  const now = new Date().toISOString();
  return {
    id,
    ...findProjectLabels(client, input.projectId ?? null),
    taskId: input.taskId ?? null,
    task: null,
    description: input.description ?? "",
    startedAt,
    endedAt,
    minutes: minutesBetween(startedAt, endedAt),
    isBillable: input.isBillable ?? true,
    rate: input.rate ?? null,
    effectiveRate: null,
    currency: "",
    rounding: "none",
    tags: input.tags ?? [],
    documentId: null,
    document: null,
    createdAt: now,
    updatedAt: now,
  };
}
