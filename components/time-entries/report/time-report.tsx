"use client";

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { isBilledBy, ReportRow, ReportSums, reportColumns } from "./report-row";
import { RunningMinutes } from "@/components/time-entries/entries/running-mark";
import { LoadFailure } from "@/components/list/list-state";
import { NoMatch } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/select/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useQueryData } from "@/lib/query/use-query-data";
import { todayIn } from "@/lib/shared/dates/dates";
import type { Days } from "@/lib/time-entries/bill/bill-periods";
import { timeReportQuery } from "@/lib/time-entries/bill/report-query";
import { type ReportGroup, reportGroupLabels, reportGroups } from "@/lib/time-entries/bill/report-groups";
import { runningQuery } from "@/lib/time-entries/clock-queries";
import { minutesSoFar } from "@/lib/time-entries/minutes";
import { entryName } from "@/lib/time-entries/rules";
import { type Clock, startDay } from "@/lib/time-entries/week/grid";

const options = reportGroups.map((value) => ({ value, label: reportGroupLabels[value] }));

/** The sums of a period by day, week, month, project, client or tag. What runs has a row of its own, because it has no amount yet. */
export function TimeReport({
  days,
  groupBy,
  onGroupBy,
  isLimited,
  clock,
}: {
  days: Days;
  groupBy: ReportGroup;
  onGroupBy: (groupBy: ReportGroup) => void;
  /** True if filters limit the entries, which a report does not have. */
  isLimited: boolean;
  clock: Clock;
}) {
  const query = useQuery(timeReportQuery(days, groupBy, todayIn(clock.timeZone, clock.now)));
  const entry = useQueryData(runningQuery());
  const { data: report } = query;
  const started = entry && startDay(entry, clock.timeZone);
  const isWithin = started && (!days.from || days.from <= started) && (!days.to || started <= days.to);
  const running = entry && isWithin ? minutesSoFar(entry, clock.now) : undefined;
  const total = (report?.totalMinutes ?? 0) + (running ?? 0);

  return (
    <section aria-label="Report" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex items-center gap-2">
          <span aria-hidden className="text-label font-medium text-ink-muted">
            Group by
          </span>
          <Select label="Group by" value={groupBy} options={options} onChange={onGroupBy} className="w-32" />
        </span>
        {isLimited && (
          <p className="text-meta text-ink-muted">
            All time of this period: the other filters do not limit the report.
          </p>
        )}
        {groupBy === "tag" && (
          <p className="text-meta text-ink-muted">Time with several tags is in each of them.</p>
        )}
      </div>
      {!report && query.isError && <LoadFailure query={query} />}
      {!report && !query.isError && <SkeletonRows count={4} className="h-11" />}
      {report && total === 0 && running === undefined && report.items.length === 0 && (
        <NoMatch line="There is no time in this period." />
      )}
      {report && (report.items.length > 0 || running !== undefined) && (
        <div role="table" aria-label="Sums" className="rounded-panel border border-line bg-panel">
          <div
            role="row"
            className={clsx(
              reportColumns(groupBy),
              "h-9 border-b border-line text-label font-medium text-ink-muted",
            )}
          >
            <span role="columnheader">{reportGroupLabels[groupBy]}</span>
            <span role="columnheader" className="text-right">
              Hours
            </span>
            <span role="columnheader" className="text-right">
              Amount
            </span>
            <span role="columnheader" className="text-right max-sm:hidden">
              Unbilled
            </span>
            {isBilledBy(groupBy) && (
              <span role="columnheader" className="max-sm:hidden">
                <span className="sr-only">Actions</span>
              </span>
            )}
          </div>
          {report.items.map((item) => (
            <ReportRow key={item.key} item={item} groupBy={groupBy} days={days} most={total} />
          ))}
          {entry && running !== undefined && (
            <div role="row" className={clsx(reportColumns(groupBy), "min-h-11 border-b border-line")}>
              <span role="cell" className="truncate text-ink-muted">
                Running now: {entryName(entry)}
              </span>
              <span role="cell" className="flex justify-end">
                <RunningMinutes minutes={running} />
              </span>
              <span role="cell" />
              <span role="cell" className="max-sm:hidden" />
              {isBilledBy(groupBy) && <span role="cell" className="max-sm:hidden" />}
            </div>
          )}
          <div role="row" className={clsx(reportColumns(groupBy), "min-h-11 py-2 font-semibold")}>
            <span role="rowheader">Total</span>
            <ReportSums groupBy={groupBy} minutes={total} of={report} />
          </div>
        </div>
      )}
    </section>
  );
}
