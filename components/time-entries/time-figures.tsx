import { clsx } from "clsx";
import { Suspense } from "react";
import { unbilledAmounts, UnbilledAmounts } from "./unbilled-amounts";
import { RunningDot } from "./entries/running-mark";
import { Button } from "@/components/ui/button";
import { FigureStrip, StripFigure } from "@/components/ui/figures/figure-strip";
import { useIsIdle } from "@/components/ui/hooks/use-is-idle";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { type BillSubject, openBillDialog } from "@/lib/time-entries/requests";
import { durationText } from "@/lib/time-entries/duration-text";
import { runningOf } from "@/lib/time-entries/minutes";
import { todayIn } from "@/lib/shared/dates/dates";
import type { TimeEntryFilter, TimeEntryList } from "@/lib/time-entries/schema";
import type { Clock } from "@/lib/time-entries/week/grid";

const UnassignedFigure = lazyComponent(() =>
  import("./unassigned-figure").then((module) => module.UnassignedFigure),
);
const AllUnbilledFigure = lazyComponent(() =>
  import("./all-unbilled-figure").then((module) => module.AllUnbilledFigure),
);

/**
 * The hours of the entries that match, with what runs until now, how much of them is billable, and what is not billed yet, with a
 * button that bills the client or project of the filter. What runs has no amount until it is stopped.
 */
export function TimeFigures({
  list,
  subject,
  isWeek,
  period,
  clock,
}: {
  list: TimeEntryList;
  /** True if the entries are those of the shown week. */
  isWeek: boolean;
  subject: BillSubject;
  /** The filter of the list. */
  period: TimeEntryFilter;
  clock: Clock;
}) {
  const { items, totalMinutes, billableMinutes, totals } = list;
  const isIdle = useIsIdle();
  const running = runningOf(items, clock.now);
  const soFar = running?.minutes ?? 0;
  const minutes = totalMinutes + soFar;
  const billable = billableMinutes + (running?.entry.isBillable ? soFar : 0);
  return (
    <FigureStrip
      label="This period"
      action={<Button onClick={() => openBillDialog(subject)}>Create invoice from time</Button>}
    >
      <StripFigure label="Hours">
        {durationText(minutes)}
        {running && <Running />}
      </StripFigure>
      <StripFigure label="Billable" className={clsx(minutes === 0 && noneClass)}>
        {minutes > 0 ? `${Math.round((billable / minutes) * 100)}%` : <Nothing />}
      </StripFigure>
      <StripFigure
        label={isWeek ? "Unbilled this week" : "Unbilled this period"}
        className={clsx(unbilledAmounts(totals).length === 0 && list.unratedMinutes === 0 && noneClass)}
      >
        <UnbilledAmounts of={list} />
      </StripFigure>
      {isIdle && unbilledAmounts(totals).length > 0 && !period.clientId && !period.projectId && (
        <Suspense>
          <UnassignedFigure days={period} today={todayIn(clock.timeZone, clock.now)} subject={subject} />
        </Suspense>
      )}
      {isIdle && (
        <Suspense>
          <AllUnbilledFigure period={period} shown={list} />
        </Suspense>
      )}
    </FigureStrip>
  );
}

/** A figure without a value, which phones leave out: the hours say it. */
const noneClass = "max-sm:hidden";

function Running() {
  return (
    <span className="ml-2 text-meta font-normal text-ink-muted normal-nums *:mr-1.5 *:align-middle">
      <RunningDot />
      running
    </span>
  );
}

function Nothing() {
  return <span className="text-ink-muted">–</span>;
}
