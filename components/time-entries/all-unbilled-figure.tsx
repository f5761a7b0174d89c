"use client";

import { StripFigure } from "@/components/ui/figures/figure-strip";
import { useQueryData } from "@/lib/query/use-query-data";
import { timeEntriesQuery } from "@/lib/time-entries/queries";
import type { TimeEntryFilter } from "@/lib/time-entries/schema";
import { type Unbilled, unbilledAmounts, UnbilledAmounts } from "./unbilled-amounts";

/** All that is not billed yet, whatever its day, where that is more than the shown period has. */
export function AllUnbilledFigure({
  period: { from: _, to: __, ...limits },
  shown,
}: {
  /** The filter of the shown entries. */
  period: TimeEntryFilter;
  shown: Unbilled;
}) {
  const list = useQueryData(timeEntriesQuery({ ...limits, isBillable: true, isBilled: false, take: 1 }));
  if (!list || limits.isBilled === true || limits.isBillable === false) return null;
  const all = figureOf(list);
  if (all === figureOf({ totals: [], unratedMinutes: 0 }) || all === figureOf(shown)) return null;
  return (
    <StripFigure label="All unbilled">
      <UnbilledAmounts of={list} />
    </StripFigure>
  );
}

function figureOf({ totals, unratedMinutes }: Unbilled): string {
  return JSON.stringify([unbilledAmounts(totals), unratedMinutes]);
}
