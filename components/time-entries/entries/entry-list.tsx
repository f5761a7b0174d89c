"use client";

import { CompactEntryRow } from "./compact-entry-row";
import { EntryRow } from "./entry-row";
import { RunningMinutes } from "./running-mark";
import type { EntryChanges } from "@/components/time-entries/use-entry-changes";
import { useReadingCode } from "@/components/time-entries/in-place/use-reading-code";
import { useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { formatRelativeDate } from "@/lib/shared/dates/dates";
import { durationText } from "@/lib/time-entries/duration-text";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { entriesByDay } from "@/lib/time-entries/week/grid";
import { overlapsOf } from "@/lib/time-entries/week/overlaps";
import { dayText } from "@/lib/time-entries/week/week-days";

/** Where the fields of a row have no room beside each other. */
const NARROW = "(max-width: 899px)";

/** Entries by day, the newest first. */
export function EntryList({
  entries,
  isCut = false,
  changes,
  clock,
}: {
  entries: readonly TimeEntry[];
  /** True if more of the last day can follow, whose sum is not known then. */
  isCut?: boolean;
  changes: EntryChanges;
  clock: { now: Date; timeZone: string };
}) {
  const { now, timeZone } = clock;
  const Row = useMediaQuery(NARROW) ? CompactEntryRow : EntryRow;
  const code = useReadingCode();
  const overlaps = overlapsOf(entries, now);
  const days = entriesByDay(entries, clock);
  return (
    <section aria-label="Entries" className="@container flex flex-col gap-3">
      {days.map(({ day, entries: ofDay, minutes, isRunning }, at) => (
        <section
          key={day}
          id={dayId(day)}
          aria-label={dayText(day, "weekdayAndDay")}
          // While a row is edited, what is understood is shown below it.
          className="scroll-mt-4 overflow-clip rounded-panel border border-line bg-panel has-[input]:overflow-visible"
        >
          <header className="flex h-9 items-center justify-between px-4 text-label font-medium text-ink-muted">
            <h3>{formatRelativeDate(`${day}T00:00:00.000Z`, false, timeZone, now)}</h3>
            {isRunning ? (
              <RunningMinutes minutes={minutes} />
            ) : (
              minutes > 0 &&
              !(isCut && at === days.length - 1) && <span className="tabular">{durationText(minutes)}</span>
            )}
          </header>
          <ul>
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <Row
                  entry={entry}
                  overlap={overlaps.get(entry.id)}
                  changes={changes}
                  clock={clock}
                  code={code}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** The id of the entries of a day on the page. */
export function dayId(day: string): string {
  return `time-${day}`;
}
