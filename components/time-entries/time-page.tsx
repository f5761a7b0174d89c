"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { ReceiptText, Timer, Upload } from "lucide";
import { useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { LoadFailure } from "@/components/list/list-state";
import { PageTitle } from "@/components/list/page-title";
import { useTake } from "@/components/list/use-take";
import { TimeCsvButton } from "./time-csv-button";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import { EntryLine } from "./line/entry-line";
import { PeriodEntries } from "./period-entries";
import { TimeFigures } from "./time-figures";
import { noTimeFilter, timeUrlFields, toTimeFilter } from "./time-filter";
import { TimeFilterBar } from "./time-filter-bar";
import { TimeSkeleton, WeekSkeleton } from "./time-skeleton";
import { WeekBar } from "./week-bar";
import { WeekView } from "./week-view";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FigureStripSkeleton } from "@/components/ui/figures/figure-strip";
import { useClock } from "@/components/ui/hooks/use-clock";
import { useIsHydrated } from "@/components/ui/hooks/use-is-hydrated";
import { usePageActions } from "@/components/ui/page-actions";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { MAX_TAKE, TIME_ENTRIES_TAKE } from "@/lib/shared/constants";
import { todayIn } from "@/lib/shared/dates/dates";
import { daysOfPeriod } from "@/lib/time-entries/bill/bill-periods";
import { openBillDialog, openEntryDialog, requestClock } from "@/lib/time-entries/requests";
import { timeEntriesQuery } from "@/lib/time-entries/queries";
import { type RowSubject, rowKey } from "@/lib/time-entries/week/grid";
import { weekOf } from "@/lib/time-entries/week/week-days";

const ImportDialog = lazyComponent(() =>
  import("@/components/archive/import-dialog").then((module) => module.ImportDialog),
);

/** The time page: a week as a grid, and the entries of that week or of another period by day. */
export function TimePage() {
  const clock = useClock();
  const isHydrated = useIsHydrated();
  const [{ week: chosen, report, ...filter }, setFilter] = useUrlFilter(timeUrlFields);
  // Rows stay while the page is open, so that other weeks can be filled in as well.
  const [added, setAdded] = useState<readonly RowSubject[]>([]);
  const addRows = (subjects: readonly RowSubject[]) =>
    setAdded((rows) => [...new Map([...rows, ...subjects].map((row) => [rowKey(row), row])).values()]);
  const { clientId, projectId, billable, billed, period, from, to } = filter;
  const subject = { clientId, projectId, period, from, to };
  const importDialog = useDialog();
  const openImport = () => importDialog.open(true);
  usePageActions([
    { label: "Add time", icon: Timer, run: () => openEntryDialog("new") },
    { label: "Bill time", icon: ReceiptText, run: () => openBillDialog(subject) },
    { label: "Import time", icon: Upload, run: openImport },
  ]);
  const today = todayIn(clock.timeZone, clock.now);
  const week = weekOf(chosen ?? today);
  const ofWeek = { from: week.from, to: week.to };
  const days = period ? daysOfPeriod(period, today, filter) : ofWeek;
  const limits = toTimeFilter(filter);
  const isLimited = [clientId, projectId, billable, billed].some(Boolean);
  const page = useTake({
    initial: TIME_ENTRIES_TAKE,
    step: TIME_ENTRIES_TAKE,
    resetKey: JSON.stringify([days, limits]),
  });
  // In the static file it is not known which day it is, and on which the week begins.
  const weekQuery = useQuery({
    ...timeEntriesQuery({ ...ofWeek, ...limits, take: MAX_TAKE }),
    enabled: isHydrated,
  });
  // Without a period it is the same query.
  const query = useQuery({
    ...timeEntriesQuery({ ...days, ...limits, take: period ? page.take : MAX_TAKE }),
    enabled: isHydrated,
  });
  const list = query.data;
  const isEmpty = list?.unfilteredTotal === 0;
  const inWeek = weekQuery.data;
  // A filter or the length of the list can leave some out.
  const isWhole = !isLimited && inWeek?.total === inWeek?.items.length;
  const known = inWeek && isWhole ? { ...ofWeek, entries: inWeek.items } : undefined;
  const showWeek = (day: string | undefined) =>
    setFilter({ week: day === undefined || weekOf(today).days.includes(day) ? undefined : day });
  // Clearing the filters keeps the week and the report.
  const handleClear = isLimited || period ? () => setFilter(noTimeFilter) : undefined;
  const hasNothing = isEmpty && !handleClear;

  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col gap-3 p-4 pt-3 md:gap-4 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <PageTitle>Time</PageTitle>
        {/* Where the filters take a whole line, as they do below this width, it is beside the title. */}
        {!hasNothing && (
          <span className="ml-auto hidden md:max-xl:flex">
            <TimeCsvButton filter={{ ...days, ...limits }} isDisabled={!list?.total} onImport={openImport} />
          </span>
        )}
        <TimeFilterBar
          filter={filter}
          onFilter={setFilter}
          onClear={handleClear}
          period={{ ...days, ...limits }}
          onImport={openImport}
          total={list?.total}
          isEmpty={hasNothing}
        />
      </header>
      {list
        ? !isEmpty && (
            <TimeFigures
              list={list}
              subject={subject}
              isWeek={!period}
              period={{ ...days, ...limits }}
              clock={clock}
            />
          )
        : !query.isError && <FigureStripSkeleton />}
      <EntryLine known={known} clock={clock} onAdded={showWeek} />
      {isEmpty ? (
        <EmptyState
          icon={<Icon of={Timer} />}
          line="Start the clock, or type above what you have done. Your time is listed here and can be billed."
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button variant="primary" onClick={() => requestClock({ act: "ask" })}>
                Start the clock
              </Button>
              <Button onClick={openImport}>Import</Button>
            </div>
          }
        />
      ) : (
        <>
          {isHydrated ? (
            <WeekBar
              week={week}
              isCurrent={week.days.includes(today)}
              isNamed={period !== undefined}
              onWeek={showWeek}
            />
          ) : (
            <Skeleton className="h-8 w-56 pointer-coarse:h-11" />
          )}
          {inWeek ? (
            <WeekView
              entries={inWeek.items}
              days={week.days}
              today={today}
              clock={clock}
              added={isLimited ? [] : added}
              onAddRows={addRows}
              onDay={() => setFilter({ period: undefined, report: undefined })}
            />
          ) : weekQuery.isError ? (
            <LoadFailure query={weekQuery} />
          ) : (
            <WeekSkeleton />
          )}
          {isHydrated && (inWeek || period) ? (
            <PeriodEntries
              query={query}
              days={days}
              isWeek={!period}
              clock={clock}
              report={report}
              onReport={(groupBy) => setFilter({ report: groupBy })}
              onMore={() => page.loadMore("reach")}
              isLimited={isLimited}
              onClear={handleClear}
            />
          ) : (
            !weekQuery.isError && <TimeSkeleton />
          )}
        </>
      )}
      {importDialog.subject && (
        <ImportDialog
          key={`import-${importDialog.key}`}
          initialPart="program"
          isOpen={importDialog.isOpen}
          onClose={importDialog.close}
        />
      )}
    </div>
  );
}
