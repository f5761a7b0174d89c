"use client";

import { Amounts } from "@/components/ui/figures/amounts";
import { StripFigure } from "@/components/ui/figures/figure-strip";
import { useQueryData } from "@/lib/query/use-query-data";
import { timeEntriesQuery } from "@/lib/time-entries/queries";
import type { TimeEntryFilter } from "@/lib/time-entries/schema";

type Amount = { currency: string; amount: string };

/** All that is not billed yet, whatever its day, where that is more than the shown period has. */
export function AllUnbilledFigure({
  period: { from: _, to: __, ...limits },
  shown,
}: {
  /** The filter of the shown entries. */
  period: TimeEntryFilter;
  shown: readonly Amount[];
}) {
  const list = useQueryData(timeEntriesQuery({ ...limits, isBillable: true, isBilled: false, take: 1 }));
  const amounts = (list?.totals ?? [])
    .filter(({ unbilledAmount }) => Number(unbilledAmount) > 0)
    .map(({ currency, unbilledAmount }) => ({ currency, amount: unbilledAmount }));
  const isMore = JSON.stringify(amounts) !== JSON.stringify(shown);
  if (amounts.length === 0 || !isMore || limits.isBilled === true || limits.isBillable === false) return null;
  return (
    <StripFigure label="Unbilled in all">
      <Amounts amounts={amounts} />
    </StripFigure>
  );
}
