"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Timer } from "lucide";
import { useCalendar } from "@/components/calendar/calendar-context";
import { dayRowClass, RowEdge } from "@/components/calendar/day-list";
import { entriesOfDay, type TimeBlock } from "@/lib/calendar/time-blocks";
import { fullDay } from "@/lib/calendar/words";
import { clientColor } from "@/lib/clients/theme-colors";
import { durationText } from "@/lib/time-entries/duration-text";
import { minutesSoFar } from "@/lib/time-entries/minutes";
import { openEntryDialog } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import { timesWords } from "@/lib/time-entries/week/times-text";

type Entry = TimeBlock["entry"];

/** The tracked time of a day as a list, where the days of a week are lists. Nothing unless it is shown. A press opens an entry. */
export function DayTime({ date }: { date: string }) {
  const { timeBlocks } = useCalendar();
  const entries = entriesOfDay(timeBlocks, date);
  if (entries.length === 0) return null;
  return (
    <ul aria-label={`Tracked time, ${fullDay(date)}`} className="border-t border-line">
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { clock } = useCalendar();
  return (
    <li style={clientColor(entry.client?.themeColor)} className={dayRowClass}>
      <RowEdge />
      <span className="flex w-7 shrink-0 justify-center">
        <Icon of={Timer} className="size-4 text-ink-muted" />
      </span>
      <div className="min-w-0 flex-1 py-1.5">
        <button
          type="button"
          data-open
          onClick={() => openEntryDialog(entry)}
          className="line-clamp-2 w-full text-left wrap-break-word text-ink outline-none after:absolute after:inset-0"
        >
          {entryName(entry)}
        </button>
        <p className="flex min-w-0 items-baseline gap-x-1.5 text-meta text-ink-muted">
          <span className="shrink-0 tabular">{timesWords(entry, clock.timeZone)}</span>
          {entry.project && <span className="truncate">{entry.project.name}</span>}
        </p>
      </div>
      <span className="shrink-0 font-medium tabular">{durationText(minutesSoFar(entry, clock.now))}</span>
    </li>
  );
}
