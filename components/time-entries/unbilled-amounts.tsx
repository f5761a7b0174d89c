import { Amounts } from "@/components/ui/figures/amounts";
import { durationWords } from "@/lib/time-entries/duration-text";
import type { TimeEntryList } from "@/lib/time-entries/schema";

export type Unbilled = Pick<TimeEntryList, "totals" | "unratedMinutes">;

/** The unbilled amounts of a list, and the time whose rate is still to be set. */
export function UnbilledAmounts({ of: { totals, unratedMinutes } }: { of: Unbilled }) {
  const amounts = unbilledAmounts(totals);
  const unrated = unratedMinutes > 0 && `${durationWords(unratedMinutes)} without a rate`;
  return (
    <>
      {(amounts.length > 0 || !unrated) && <Amounts amounts={amounts} />}
      {unrated && <span className="block text-meta font-normal text-balance text-ink-muted">{unrated}</span>}
    </>
  );
}

/** Returns what is unbilled, per currency. */
export function unbilledAmounts(totals: Unbilled["totals"]) {
  return totals
    .filter(({ unbilledAmount }) => Number(unbilledAmount) > 0)
    .map(({ currency, unbilledAmount }) => ({ currency, amount: unbilledAmount }));
}
