"use client";

import { useQueryData } from "@/lib/query/use-query-data";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { entriesAroundQuery } from "@/lib/time-entries/queries";
import type { TimeEntry } from "@/lib/time-entries/schema";

/** All entries of some days, which are known already. */
export type KnownEntries = { from: string; to: string; entries: readonly TimeEntry[] };

/** Returns the entries that time of a day can overlap. The server is asked unless they are among the known ones, which stand for them until it answers. */
export function useEntriesAround(day: string | undefined, known?: KnownEntries): readonly TimeEntry[] {
  const isAsked = day !== undefined && !areKnown(day, known);
  const list = useQueryData({ ...entriesAroundQuery(day ?? ANY_DAY), enabled: isAsked });
  return (isAsked ? list?.items : undefined) ?? known?.entries ?? [];
}

/** Returns whether the entries of a day and of both days beside it are known. */
export function areKnown(day: string, known: KnownEntries | undefined): known is KnownEntries {
  return known !== undefined && addDays(day, -1) >= known.from && addDays(day, 1) <= known.to;
}

/** The query needs one, also while it is not asked. */
const ANY_DAY = "2026-01-01";
