"use client";

import { EntryMenu } from "./entry-menu";
import { RunningMinutes } from "./running-mark";
import type { EntryRowProps } from "./entry-row";
import { clientColor } from "@/lib/clients/theme-colors";
import { durationText } from "@/lib/time-entries/duration-text";
import { minutesSoFar } from "@/lib/time-entries/minutes";
import { openEntryDialog } from "@/lib/time-entries/requests";
import { entryDocument, entryName } from "@/lib/time-entries/rules";
import { overlapWords } from "@/lib/time-entries/week/overlaps";
import { timesWords } from "@/lib/time-entries/week/times-text";
import { ClientEdge } from "@/components/ui/person/client-edge";

/** The row of an entry on narrow screens. A press opens its dialog, as its fields would be too small to be touched. */
export function CompactEntryRow({ entry, overlap, changes, clock }: EntryRowProps) {
  const { minutes, project, client, isBillable } = entry;
  const name = entryName(entry);
  const projectName = project?.name ?? "No project";
  const about = [name !== projectName && projectName, client?.name].filter(Boolean).join(" · ");
  const notes = [
    entryDocument(entry),
    !isBillable && "Not billable",
    overlap !== undefined && overlapWords(overlap),
  ].filter(Boolean);
  return (
    <div
      style={clientColor(client?.themeColor)}
      className="relative flex min-h-16 items-center gap-2 border-t border-line py-2 pr-1 pl-4 has-[[data-open]:focus-visible]:outline-2 has-[[data-open]:focus-visible]:-outline-offset-2 has-[[data-open]:focus-visible]:outline-focus"
    >
      <ClientEdge />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-3">
          <button
            type="button"
            data-open
            onClick={() => openEntryDialog(entry)}
            className="min-w-0 flex-1 truncate text-left font-medium outline-none after:absolute after:inset-0"
          >
            {name}
          </button>
          <span className="font-medium">
            {minutes === null ? (
              <RunningMinutes minutes={minutesSoFar(entry, clock.now)} />
            ) : (
              <span className="tabular">{durationText(minutes)}</span>
            )}
          </span>
        </p>
        <p className="flex items-baseline gap-3 text-meta text-ink-muted">
          <span className="min-w-0 flex-1 truncate">{about}</span>
          <span className="whitespace-nowrap tabular">{timesWords(entry, clock.timeZone)}</span>
        </p>
        {notes.length > 0 && <p className="text-meta text-ink-muted">{notes.join(" · ")}</p>}
      </div>
      <span className="relative z-1">
        <EntryMenu entry={entry} changes={changes} />
      </span>
    </div>
  );
}
