"use client";

import { useQuery } from "@tanstack/react-query";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientQuery } from "@/lib/clients/queries";
import { useQueryData } from "@/lib/query/use-query-data";
import { todayIn } from "@/lib/shared/dates/dates";
import { daysOfPeriod, type TimePeriod } from "@/lib/time-entries/bill/bill-periods";
import type { BillGroup } from "@/lib/time-entries/bill/bill-schema";
import type { BillSubject } from "@/lib/time-entries/requests";
import { isBilledBy, leftOutWords } from "@/lib/time-entries/bill/left-out";
import { linesOf } from "@/lib/time-entries/bill/lines";
import { allTimeEntriesQuery } from "@/lib/time-entries/bill/all-entries-query";
import { userQuery } from "@/lib/users/queries";

/** The choices made in the dialog. `from` and `to` count for the period "custom". */
export type BillChoice = BillSubject & {
  period: TimePeriod;
  groupBy: BillGroup;
  withDates: boolean;
};

/** As many entries as a bill can name. */
const MOST_CHOSEN = 10_000;

export type BillableTime = ReturnType<typeof useBillableTime>;

/** Reads the unbilled time of a choice. Returns its entries, the lines of the invoice without the excluded ones, and the body of the call. */
export function useBillableTime(choice: BillChoice, excluded: readonly string[]) {
  const { projectId, groupBy, withDates } = choice;
  const clientId = projectId === undefined ? choice.clientId : undefined;
  const { now, timeZone } = useClock();
  const isChosen = projectId !== undefined || clientId !== undefined;
  const subject = { ...(projectId && { projectId }), ...(clientId && { clientId }) };
  const days = daysOfPeriod(choice.period, todayIn(timeZone, now), choice);
  const query = useQuery({
    ...allTimeEntriesQuery({ ...subject, ...days, isBillable: true, isBilled: false }, timeZone),
    enabled: isChosen,
  });
  const entries = (query.data?.items ?? []).filter(({ endedAt }) => endedAt !== null);
  const client = useQueryData({
    ...clientQuery(entries[0]?.clientId ?? ""),
    enabled: Boolean(entries[0]?.clientId),
  });
  const included = entries.filter(({ id }) => !excluded.includes(id));
  const user = useQueryData(userQuery());
  const language = client?.language ?? "en";
  const options = { groupBy, withDates, timeZone, language, country: user?.country };
  const lines = linesOf(included, options);
  const { items = [], total = 0 } = query.data ?? {};
  const isWhole = total <= items.length && total <= MOST_CHOSEN;
  // The entries that are shown are billed, also if time was added elsewhere since.
  const entryIds = entries.length > 0 && isWhole ? included.map(({ id }) => id) : undefined;
  const choosable = entries.filter(isBilledBy(linesOf(entries, options)));
  const unrated = included.filter(({ effectiveRate }) => effectiveRate === null);
  const isNoneChosen = choosable.length > 0 && choosable.every(({ id }) => excluded.includes(id));
  const problem = !isChosen
    ? "Choose a project or a client."
    : !query.data
      ? "The time is not loaded yet."
      : isNoneChosen
        ? "Choose at least one entry."
        : unrated.length > 0
          ? "Set an hourly rate first."
          : lines.length === 0
            ? "There is nothing to bill."
            : undefined;
  return {
    query,
    isChosen,
    /** True if every entry was taken out. */
    isNoneChosen,
    /** Why there is nothing to bill yet; undefined otherwise. */
    problem,
    days,
    entries,
    /** The entries that can be chosen: those of a line, and those without a rate. */
    choosable,
    /** Sentences about the entries that have no line. */
    leftOut: leftOutWords(included, lines),
    /** The entry that runs, which can be billed once it is stopped. */
    running: query.data?.items.find(({ endedAt }) => endedAt === null),
    lines,
    /** Entries without a rate, which no line can bill. */
    unrated,
    /** True if all entries are shown. If not, none can be left out. */
    isWhole,
    body: { ...subject, ...days, groupBy, withDates, ...(entryIds && { entryIds }) },
  };
}
