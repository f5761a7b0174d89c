"use client";

import { useClock } from "@/components/ui/hooks/use-clock";
import { Button } from "@/components/ui/button";
import { daysAhead, relativeDay, timeOfDay } from "@/lib/shared/dates/day-text";
import { durationWords } from "@/lib/time-entries/duration-text";
import { LONGEST_MINUTES } from "@/lib/time-entries/limits";
import { probableEnd } from "@/lib/time-entries/probable-end";
import { entryName, FORGOTTEN_AFTER_MINUTES } from "@/lib/time-entries/rules";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { useStopClock } from "@/lib/time-entries/running";

/** Asks whether a clock was forgotten, which has run for `minutes`. One that has run for longer than an entry can last cannot be stopped now. */
export function ForgottenQuestion({
  entry,
  minutes,
  onKeep,
}: {
  entry: TimeEntry;
  minutes: number;
  onKeep: () => void;
}) {
  const stop = useStopClock();
  const { now, timeZone } = useClock();
  const end = { dueAt: probableEnd(entry.startedAt, now, timeZone), isWithTime: true };
  const ahead = daysAhead(end, timeZone, now);
  const name = relativeDay(end, timeZone, now);
  // "yesterday", but "on Thu 26 Nov".
  const day = ahead < 0 && (ahead === -1 ? ` ${name.toLowerCase()}` : ` on ${name}`);
  const hours = Math.floor(minutes / FORGOTTEN_AFTER_MINUTES) * (FORGOTTEN_AFTER_MINUTES / 60);
  return (
    <div
      role="status"
      data-chrome
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1.5 border-b border-line bg-sunken px-4 py-1.5 max-md:justify-start"
    >
      {/* The minutes would be announced each time they change. */}
      <span className="sr-only">{`The clock on ${entryName(entry)} has run for more than ${hours} hours.`}</span>
      <span aria-hidden>
        The clock on <span className="font-medium">{entryName(entry)}</span> has run for{" "}
        {durationWords(minutes)}.
      </span>
      <span className="flex flex-wrap gap-1.5">
        {minutes < LONGEST_MINUTES && (
          <Button size="sm" onClick={() => stop()}>
            Stop it now
          </Button>
        )}
        <Button size="sm" onClick={() => stop(end.dueAt)}>
          Stop at {timeOfDay(end, timeZone)}
          {day}
        </Button>
        <Button size="sm" variant="ghost" onClick={onKeep}>
          Keep running
        </Button>
      </span>
    </div>
  );
}
