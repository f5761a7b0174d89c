"use client";

import { useClock } from "@/components/ui/hooks/use-clock";
import { clientColor } from "@/lib/clients/theme-colors";
import type { TimeBlock } from "@/lib/calendar/time-blocks";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { durationText } from "@/lib/time-entries/duration-text";
import { minutesSoFar } from "@/lib/time-entries/minutes";
import { openEntryDialog } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import { timesWords } from "@/lib/time-entries/week/times-text";

const WIDTH_PX = 8;
const GAP_PX = 1;

/** The part of an entry of time that is on a day, at the right edge of that day. Its words are of the whole entry, which a press opens. */
export function TimeBlockButton({ block, isReachable }: { block: TimeBlock; isReachable: boolean }) {
  const { entry, minutes, length, column } = block;
  const total = durationText(minutesSoFar(entry, useClock().now));
  const words = [entryName(entry), timesWords(entry, browserTimeZone()), total].join(", ");
  return (
    <button
      type="button"
      aria-label={words}
      data-tooltip={words}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => openEntryDialog(entry)}
      style={{
        ...clientColor(entry.client?.themeColor),
        top: `${((minutes % 60) / 60) * 100}%`,
        height: `max(4px, ${(length / 60) * 100}%)`,
        right: `${column * (WIDTH_PX + GAP_PX)}px`,
        width: `${WIDTH_PX}px`,
      }}
      // Above the chips of items, also those of later hours, so that its beginning and its end can be seen.
      className="absolute z-2 rounded-full border border-panel bg-client-edge focus-visible:outline-2 focus-visible:outline-focus"
    />
  );
}
