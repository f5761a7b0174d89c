"use client";

import { clsx } from "clsx";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { Icon } from "@/components/ui/icons/icon";
import { CircleDollarSign, CircleOff, Play } from "lucide";
import { EntryMenu } from "./entry-menu";
import { RunningMinutes } from "./running-mark";
import { InPlace } from "@/components/time-entries/in-place/in-place";
import type { EntryChanges } from "@/components/time-entries/use-entry-changes";
import { NOT_READ_YET, type ReadingCode } from "@/components/time-entries/in-place/use-reading-code";
import { ProjectLine } from "@/components/list/project-line";
import { RowTags } from "@/components/list/row-extras";
import { AppLink } from "@/components/ui/app-link";
import { IconButton } from "@/components/ui/icon-button";
import { clientColor } from "@/lib/clients/theme-colors";
import { paths } from "@/lib/shared/paths";
import { firstClick } from "@/lib/shared/browser/first-click";
import { durationText } from "@/lib/time-entries/duration-text";
import { readDescription } from "@/lib/time-entries/limits";
import { minutesSoFar } from "@/lib/time-entries/minutes";
import { entryDocument, entryName } from "@/lib/time-entries/rules";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { documentRefusal } from "@/lib/time-entries/week/cell-change";
import { startDay } from "@/lib/time-entries/week/grid";
import { overlapWords } from "@/lib/time-entries/week/overlaps";
import { isOverMidnight, timesText, timesWords } from "@/lib/time-entries/week/times-text";

export interface EntryRowProps {
  entry: TimeEntry;
  /** The minutes that it shares with other entries. */
  overlap: number | undefined;
  changes: EntryChanges;
  clock: { now: Date; timeZone: string };
  /** Reads typed times; undefined until it has loaded. */
  code: ReadingCode | undefined;
}

/** A row for an entry: its description and its times are edited in place. */
export function EntryRow({ entry, overlap, changes, clock, code }: EntryRowProps) {
  const { document, minutes, isBillable } = entry;
  const name = entryName(entry);
  const isRunning = entry.endedAt === null;
  return (
    <div
      style={clientColor(entry.client?.themeColor)}
      className="group/entry relative grid min-h-11 grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto_11rem_4.5rem_auto] items-center gap-x-2 border-t border-line pr-2 pl-4 hover:bg-hover"
    >
      <ClientEdge />
      <div className="flex min-w-0 items-center gap-2">
        <InPlace
          label="Description"
          value={entry.description}
          placeholder={entry.task?.name ?? "No description"}
          isDisabled={document?.isIssued}
          onSave={(description) => changes.change(entry, { description })}
          read={readDescription}
          className="-mx-1.5 px-1.5 py-1 font-medium"
        />
        {overlap !== undefined && (
          <span className="shrink-0 text-meta text-ink-muted">{overlapWords(overlap)}</span>
        )}
        {/* They give way before the description does. */}
        <RowTags tags={entry.tags} isOneLine className="shrink-20 @max-5xl:hidden" />
      </div>
      <div className="flex min-w-0 items-center gap-2">
        <ProjectLine project={entry.project} client={entry.client} />
        {document && (
          <AppLink
            href={paths.salesDocument(document.id)}
            title={documentRefusal(entry)}
            className="shrink-0 text-meta text-ink-muted hover:text-ink"
          >
            {entryDocument(entry)}
          </AppLink>
        )}
      </div>
      <IconButton
        name={`Billable: ${name}`}
        isPressed={isBillable}
        disabled={document !== null}
        data-tooltip={isBillable ? "Billable" : "Not billable"}
        onClick={() => changes.change(entry, { isBillable: !isBillable })}
        className={clsx("aria-pressed:bg-transparent", !isBillable && "text-ink-faint")}
      >
        {isBillable ? <Icon of={CircleDollarSign} /> : <Icon of={CircleOff} />}
      </IconButton>
      <Times entry={entry} changes={changes} clock={clock} code={code} />
      <span className="flex justify-end font-medium">
        {minutes === null ? (
          <RunningMinutes minutes={minutesSoFar(entry, clock.now)} />
        ) : (
          <span className="tabular">{durationText(minutes)}</span>
        )}
      </span>
      <span className="flex justify-end">
        <IconButton
          name={`Continue ${name}`}
          onClick={firstClick(() => changes.continueWith(entry))}
          // A running entry keeps the place, so that the columns of all rows are the same.
          className={clsx(isRunning && "invisible")}
        >
          <Icon of={Play} />
        </IconButton>
        <EntryMenu entry={entry} changes={changes} />
      </span>
    </div>
  );
}

function Times({ entry, changes, clock, code }: Omit<EntryRowProps, "overlap">) {
  const { timeZone } = clock;
  const context = { day: startDay(entry, timeZone), ...clock };
  const handleSave = (text: string) => {
    const times = code?.readTimes(text, context, entry);
    if (times && !("problem" in times)) changes.change(entry, times);
  };
  return (
    <InPlace
      label="Time"
      value={timesText(entry, timeZone)}
      shown={timesWords(entry, timeZone)}
      mark={isOverMidnight(entry, timeZone) ? "+1" : undefined}
      // The clock is stopped by its button, and what is billed does not change.
      isDisabled={entry.document !== null || entry.endedAt === null}
      read={(text) =>
        code ? code.timesReading(code.readTimes(text, context, entry), context) : NOT_READ_YET
      }
      onSave={handleSave}
      className="max-w-full justify-self-end px-1.5 py-1 text-right text-meta whitespace-nowrap text-ink-muted tabular"
      fieldClassName="text-right text-ink"
    />
  );
}
