"use client";

import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, Suspense, useRef, useState } from "react";
import { DayRibbon } from "@/components/today/day-ribbon";
import { AppLink } from "@/components/ui/app-link";
import { lazyComponent, useHasInteracted } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { useClock } from "@/components/ui/use-clock";
import { paths } from "@/lib/paths";
import { daysAhead, timeOfDay, weekdayAndDay } from "@/lib/day-text";
import { todayQuery } from "@/lib/today/queries";
import type { Today, TodayItem } from "@/lib/today/schema";

const DayPanel = lazyComponent(() =>
  import("@/components/today/day-panel").then((module) => module.DayPanel),
);

/** What is late, due today and next, what is owed, and the next seven days. */
export function TodayBand() {
  const { data } = useQuery(todayQuery());
  const [openDate, setOpenDate] = useState<string>();
  const hasInteracted = useHasInteracted();
  // Set by the panel, whose code is loaded at the first interaction.
  const moveRef = useRef<((id: string, date: string) => void) | null>(null);
  if (!data) return <Skeleton className="h-31 shrink-0 rounded-panel! lg:h-17" />;
  const openDay = data.days.find(({ date }) => date === openDate);
  return (
    <section aria-label="Today" className="shrink-0 rounded-panel border border-line bg-panel">
      <div className="flex min-h-31 flex-col justify-center gap-x-6 gap-y-2 px-4 py-2 lg:min-h-17 lg:flex-row lg:items-center">
        <p className="min-w-0 flex-1 text-ink-muted">
          {partsOf(data).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && " · "}
              {part}
            </Fragment>
          ))}
          <NextEvent next={data.next} />
        </p>
        <DayRibbon
          days={data.days}
          openDate={openDate}
          onOpen={(date) => setOpenDate(date === openDate ? undefined : date)}
          onMove={(id, date) => moveRef.current?.(id, date)}
        />
      </div>
      {hasInteracted && (
        <Suspense>
          <DayPanel day={openDay} days={data.days} moveRef={moveRef} />
        </Suspense>
      )}
    </section>
  );
}

function partsOf({ late, today, owed }: Today): ReactNode[] {
  return [
    late > 0 && (
      <AppLink href={paths.actions} className="font-medium text-danger">
        {late} late
      </AppLink>
    ),
    <AppLink key="today" href={paths.actions} className="font-medium text-ink">
      {today > 0 ? `${today} today` : "Nothing due today"}
    </AppLink>,
    ...owed.map(({ currency, due }) => (
      <AppLink key={currency} href={paths.documents({ currency })} className="font-medium text-ink tabular">
        {amountIn(currency).format(due as `${number}`)} invoiced
      </AppLink>
    )),
  ].filter(Boolean);
}

// Not with lib/money, which would bring the table of currencies to the projects page. Text is formatted exactly.
const amountIn = (currency: string) => new Intl.NumberFormat("en-US", { style: "currency", currency });

function NextEvent({ next }: { next: TodayItem | null }) {
  const { now, timeZone } = useClock();
  if (!next) return null;
  const isToday = daysAhead(next, timeZone, now) === 0;
  const time = next.isWithTime ? timeOfDay(next, timeZone) : "";
  const when = [!isToday && weekdayAndDay(next, timeZone), time].filter(Boolean).join(" ");
  return (
    <>
      {" · next "}
      <AppLink
        href={next.projectId ? paths.project(next.projectId) : paths.actions}
        className="font-medium wrap-anywhere text-ink"
      >
        {when && <span className="tabular">{when} </span>}
        {next.name}
      </AppLink>
    </>
  );
}
