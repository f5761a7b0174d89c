"use client";

import { clientColor } from "@/lib/clients/theme-colors";
import type { TimeBlock } from "@/lib/calendar/time-blocks";
import { timeOfDay } from "@/lib/shared/dates/day-text";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { durationText } from "@/lib/time-entries/duration-text";
import { openEntryDialog } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";

/** An entry of time at the right edge of its day. A press opens it. */
export function TimeBlockButton({ block, isReachable }: { block: TimeBlock; isReachable: boolean }) {
  const { entry, minutes, length } = block;
  const start = timeOfDay({ dueAt: entry.startedAt, isWithTime: true }, browserTimeZone());
  const words = [entryName(entry), start, durationText(Math.round(length))].join(", ");
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
      }}
      className="absolute right-0 z-1 w-2 rounded-full border border-panel bg-client-edge focus-visible:outline-2 focus-visible:outline-focus"
    />
  );
}
