"use client";

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Fragment, Suspense, useRef, useState } from "react";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { DayRibbon } from "@/components/today/day-ribbon";
import { AppLink } from "@/components/ui/app-link";
import { lazyComponent, useHasInteracted } from "@/components/ui/popup/lazy-part";
import { EarlyRow, EarlyText } from "@/components/ui/early-row";
import { useClock } from "@/components/ui/hooks/use-clock";
import { paths } from "@/lib/shared/paths";
import { todayQuery } from "@/lib/today/queries";
import type { Today } from "@/lib/today/schema";
import { todayParts } from "@/lib/today/sentence";

const DayPanel = lazyComponent(() =>
  import("@/components/today/day-panel").then((module) => module.DayPanel),
);

/** The tasks that are late, due today and next, the amounts owed, and the next seven days. */
export function TodayBand() {
  const query = useQuery(todayQuery());
  const { data } = query;
  const [openDate, setOpenDate] = useState<string>();
  const hasInteracted = useHasInteracted();
  // Set by the panel, whose code is loaded at the first interaction.
  const moveRef = useRef<((id: string, date: string) => void) | null>(null);
  if (!data && query.isError)
    return (
      <LoadFailureLine
        what="Today"
        query={query}
        className="min-h-17 rounded-panel border border-line bg-panel px-4 py-2"
      />
    );
  if (!data) return <TodayBandPlaceholder />;
  const isNothing = data.late === 0 && data.days.every(({ total }) => total === 0);
  const openDay = data.days.find(({ date }) => date === openDate);
  return (
    <section aria-label="Today" className="shrink-0 rounded-panel border border-line bg-panel">
      <div className="flex min-h-31 flex-col justify-center gap-x-6 gap-y-2 px-4 py-2 lg:min-h-17 lg:flex-row lg:items-center">
        <p className="min-w-0 flex-1 text-ink-muted">
          <Sentence today={data} />
        </p>
        {!isNothing && (
          <DayRibbon
            days={data.days}
            openDate={openDate}
            onOpen={(date) => setOpenDate(date === openDate ? undefined : date)}
            onMove={(id, date) => moveRef.current?.(id, date)}
          />
        )}
      </div>
      {hasInteracted && (
        <Suspense>
          <DayPanel day={openDay} days={data.days} moveRef={moveRef} />
        </Suspense>
      )}
    </section>
  );
}

function Sentence({ today }: { today: Today }) {
  const { now, timeZone } = useClock();
  return todayParts(today, timeZone, now).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && " · "}
      {part.before}
      <AppLink href={hrefOf(part, today)} className={clsx("font-medium", inks[part.kind])}>
        {part.figures && <span className="tabular">{part.figures}</span>}
        {part.text}
      </AppLink>
    </Fragment>
  ));
}

type Part = ReturnType<typeof todayParts>[number];

const inks = {
  late: "text-danger",
  today: "text-ink",
  owed: "text-ink",
  tracked: "text-ink",
  next: "wrap-anywhere text-ink",
};

function hrefOf(part: Part, { next }: Today) {
  if (part.kind === "owed") return paths.documents({ currency: part.currency });
  if (part.kind === "tracked") return paths.time;
  return part.kind === "next" && next?.projectId ? paths.project(next.projectId) : paths.actions;
}

function TodayBandPlaceholder() {
  return (
    <EarlyRow
      call="today"
      className="flex h-31 shrink-0 animate-shimmer flex-col rounded-panel border border-transparent bg-hover px-4 py-2 lg:h-17 lg:justify-center lg:pr-115 forced-colors:border"
    >
      <EarlyText field="sentence" className="text-ink-muted" />
    </EarlyRow>
  );
}
