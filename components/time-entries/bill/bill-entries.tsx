"use client";

import { useState } from "react";
import type { BillableTime } from "./use-billable-time";
import { useClock } from "@/components/ui/hooks/use-clock";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { relativeDay } from "@/lib/shared/dates/day-text";
import { durationText } from "@/lib/time-entries/duration-text";
import { entryName } from "@/lib/time-entries/rules";

/** The entries that are billed, each of which can be left for later. */
export function BillEntries({
  time: { entries, isWhole },
  excluded,
  onExclude,
}: {
  time: Pick<BillableTime, "entries" | "isWhole">;
  excluded: readonly string[];
  onExclude: (ids: readonly string[]) => void;
}) {
  const { now, timeZone } = useClock();
  const [isShown, setIsShown] = useState(false);
  if (entries.length === 0) return null;
  if (!isWhole)
    return (
      <p className="text-meta text-ink-muted">
        The preview shows only the latest {entries.length} entries. The invoice will have every entry.
      </p>
    );
  const count = entries.length - excluded.length;
  return (
    <section aria-label="Entries" className="flex flex-col gap-1">
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isShown}
        className="-ml-2.75 self-start"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? "Hide entries" : `Choose entries (${count} of ${entries.length})`}
      </Button>
      {isShown && (
        <ul className="-mx-3.5 flex flex-col px-3.5 md:max-h-64 md:overflow-y-auto">
          {entries.map((entry) => (
            <li key={entry.id} className="flex min-h-9 items-center gap-3">
              <Checkbox
                isChecked={!excluded.includes(entry.id)}
                onChange={(isIncluded) =>
                  onExclude(isIncluded ? excluded.filter((id) => id !== entry.id) : [...excluded, entry.id])
                }
                className="min-w-0"
              >
                {entryName(entry)}
              </Checkbox>
              <span className="ml-auto shrink-0 text-meta text-ink-muted tabular">
                {relativeDay({ dueAt: entry.startedAt, isWithTime: true }, timeZone, now)}
              </span>
              <span className="w-12 shrink-0 text-right tabular">{durationText(entry.minutes ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
