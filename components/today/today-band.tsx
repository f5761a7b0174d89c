"use client";

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Suspense, useRef, useState } from "react";
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
        className="min-h-12 rounded-panel border border-line bg-panel px-4 py-2"
      />
    );
  if (!data) return <TodayBandPlaceholder />;
  const isNothing = data.late === 0 && data.days.every(({ total }) => total === 0);
  const openDay = data.days.find(({ date }) => date === openDate);
  return (
    <section aria-label="Today" className="@container shrink-0 rounded-panel border border-line bg-panel">
      <div className="flex flex-col px-4 max-[359px]:py-1.5 lg:h-11.5 lg:flex-row lg:items-center lg:gap-5">
        <p className="flex h-11 min-w-0 flex-1 items-center whitespace-pre text-ink-muted max-[359px]:min-h-14 max-lg:flex-none max-md:h-auto max-md:min-h-11 max-md:flex-wrap max-md:content-center max-md:gap-x-4.5 max-md:text-meta">
          <Sentence today={data} isAlone={isNothing} />
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
          <DayPanel day={openDay} today={data} moveRef={moveRef} />
        </Suspense>
      )}
    </section>
  );
}

/**
 * One line, on a narrow phone two, as no amount is cut: the amounts owed have the second, and more of them are below each other. Its last
 * part ends where there is no more room; where there is little, it and the tracked time are left out, which the panel of today has. Without
 * days below it, it has room for the tracked time.
 */
function Sentence({ today, isAlone }: { today: Today; isAlone: boolean }) {
  const { now, timeZone } = useClock();
  const parts = todayParts(today, timeZone, now);
  const owed = parts.filter(({ kind }) => kind === "owed");
  return parts.map((part, index) => {
    if (part.kind !== "owed")
      return (
        <SentencePart
          key={index}
          part={part}
          href={hrefOf(part, today)}
          className={isAlone && part.kind === "tracked" ? "shrink-0" : places[part.kind]}
        />
      );
    if (part !== owed[0]) return null;
    // Two amounts have room at every width; of more the last ones are cut rather than the days, except on phones.
    const place = owed.length <= 2 ? "shrink-0" : "min-w-0 max-md:shrink-0";
    return (
      <span key={index} className={clsx("flex max-md:max-w-full max-md:flex-wrap", place, "max-md:shrink")}>
        {owed.map((one, count) => (
          <SentencePart
            key={count}
            part={one}
            after={count < owed.length - 1 ? AND : ""}
            href={hrefOf(one, today)}
            className={place}
          />
        ))}
      </span>
    );
  });
}

/** Stands after an amount that another follows, with which a line may begin. */
const AND = " + ";

function SentencePart({
  part,
  after = "",
  href,
  className,
}: {
  part: Part;
  after?: string;
  href: ReturnType<typeof hrefOf>;
  className: string;
}) {
  const before = part.before === AND ? "" : part.before;
  return (
    <span className={clsx("flex items-center", className)}>
      {/* Phones have a gap in place of the spaces, which would indent a line. */}
      <span className={clsx(!before.trim() && "max-md:hidden")}>{before}</span>
      {/* It clips its own text, which leaves its ring whole. */}
      <AppLink
        href={href}
        title={part.kind === "next" ? part.text : undefined}
        className={clsx(
          "min-w-0 truncate font-medium pointer-coarse:leading-11 max-[359px]:leading-7!",
          part.kind === "next" && "focus-visible:-outline-offset-2",
          part.kind === "late" ? "text-danger" : "text-ink",
        )}
      >
        {part.figures && <span className="tabular">{part.figures}</span>}
        {part.text}
      </AppLink>
      {after && <span>{after}</span>}
    </span>
  );
}

const places = {
  late: "shrink-0",
  today: "shrink-0",
  tracked: "min-w-0 max-md:hidden lg:@max-[61rem]:hidden",
  next: "@container min-w-0 flex-1 overflow-clip max-md:hidden *:@max-[15rem]:hidden",
};

type Part = ReturnType<typeof todayParts>[number];

function hrefOf(part: Part, { next }: Today) {
  if (part.kind === "owed") return paths.documents({ currency: part.currency });
  if (part.kind === "tracked") return paths.time;
  return part.kind === "next" && next?.projectId ? paths.project(next.projectId) : paths.actions;
}

function TodayBandPlaceholder() {
  return (
    <EarlyRow
      call="today"
      className="flex h-24 shrink-0 animate-shimmer flex-col rounded-panel border border-transparent bg-hover px-4 max-[359px]:h-30 max-[359px]:py-1.5 lg:h-12 lg:pr-115"
    >
      <EarlyText
        field="sentence"
        className="h-11 truncate leading-11 text-ink-muted max-md:text-meta max-md:leading-11 lg:h-11.5 lg:leading-11.5"
      />
    </EarlyRow>
  );
}
