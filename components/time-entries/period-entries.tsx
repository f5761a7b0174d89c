"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Suspense } from "react";
import { EntryList } from "./entries/entry-list";
import { useEntryChanges } from "./use-entry-changes";
import { LoadFailure } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { NoMatch } from "@/components/ui/empty-state";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { Days } from "@/lib/time-entries/bill/bill-periods";
import type { ReportGroup } from "@/lib/time-entries/bill/report-groups";
import type { TimeEntryList } from "@/lib/time-entries/schema";
import type { Clock } from "@/lib/time-entries/week/grid";
import { periodText } from "@/lib/time-entries/week/week-days";

const TimeReport = lazyComponent(() => import("./report/time-report").then((module) => module.TimeReport));

const views = [
  { value: "entries", label: "Entries" },
  { value: "report", label: "Report" },
] as const;

/** The time of a period: its entries by day, or a report of it. */
export function PeriodEntries({
  query,
  days,
  isWeek,
  clock,
  report,
  onReport,
  onMore,
  isLimited,
  onClear,
}: {
  query: UseQueryResult<TimeEntryList>;
  days: Days;
  /** True if the days are those of the shown week. */
  isWeek: boolean;
  clock: Clock;
  /** The groups of the report; undefined shows the entries. */
  report: ReportGroup | undefined;
  onReport: (report: ReportGroup | undefined) => void;
  onMore: () => void;
  /** True if more than the period limits the entries. */
  isLimited: boolean;
  onClear: (() => void) | undefined;
}) {
  const changes = useEntryChanges();
  const { data: list } = query;
  const isReversed = Boolean(days.from && days.to && days.from > days.to);
  const none = isWeek ? "There is no time in this week." : "There is no time in this period.";
  return (
    <>
      <div className="mt-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 aria-live="polite" className={clsx("mr-auto text-lead font-semibold", !isWeek && "tabular")}>
          {isWeek ? "Entries this week" : isReversed ? "No period" : periodText(days)}
        </h2>
        <ToggleGroup
          label="Show"
          value={report ? "report" : "entries"}
          options={views}
          onChange={(view) => onReport(view === "report" ? "project" : undefined)}
        />
      </div>
      {report ? (
        <Suspense fallback={<SkeletonRows count={4} className="h-11" />}>
          <TimeReport days={days} groupBy={report} onGroupBy={onReport} isLimited={isLimited} clock={clock} />
        </Suspense>
      ) : list && list.items.length > 0 ? (
        <>
          <EntryList
            entries={list.items}
            isCut={list.total > list.items.length}
            changes={changes}
            clock={clock}
          />
          <LoadMore
            shown={list.items.length}
            total={list.total}
            onMore={onMore}
            isLoading={query.isPlaceholderData}
          />
        </>
      ) : list ? (
        <NoMatch line={isLimited ? "No time matched your search." : none} onClear={onClear} />
      ) : query.isError ? (
        <LoadFailure query={query} />
      ) : (
        <SkeletonRows count={8} className="h-11" />
      )}
    </>
  );
}
