"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Play } from "lucide";
import { RunningTime } from "./running-time";
import { StopButton } from "./stop-button";
import { useClockTitle } from "./use-clock-title";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { clientColor } from "@/lib/clients/theme-colors";
import { openEntryDialog, requestClock } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { useRunning } from "@/lib/time-entries/running";
import { useSharedClock } from "@/lib/time-entries/clock/share-clock";

/** The clock of the sidebar: starts it, or shows what runs with a button that stops it. A narrow sidebar has no names. */
export function ClockPanel() {
  const running = useRunning();
  useClockTitle(running?.startedAt);
  useSharedClock();
  // Until it is known whether a clock runs, the place stays empty.
  if (running === undefined) return null;
  return running ? <RunningEntry entry={running} /> : <StartButton />;
}

function StartButton() {
  return (
    <button
      type="button"
      aria-keyshortcuts="S"
      title="Start the clock (S)"
      onClick={() => requestClock({ act: "ask" })}
      className="mx-auto flex size-10 target items-center justify-center gap-2.5 rounded-control border border-line text-ink-muted transition-colors hover:bg-hover hover:text-ink xl:h-9 xl:w-full xl:justify-start xl:px-2"
    >
      <Icon of={Play} className="size-4 shrink-0" />
      <span className="sr-only xl:not-sr-only">Start the clock</span>
    </button>
  );
}

function RunningEntry({ entry }: { entry: TimeEntry }) {
  const name = entryName(entry);
  return (
    <div
      style={clientColor(entry.client?.themeColor)}
      className="relative flex w-full flex-col items-center rounded-control bg-client-tint py-1 text-client-ink xl:h-9 xl:flex-row xl:gap-2 xl:py-0 xl:pr-0.5 xl:pl-3"
    >
      <ClientEdge className="rounded-l-control" />
      <button
        type="button"
        aria-label={`Edit the running time of ${name}`}
        title={[name, entry.project?.name]
          .filter((text, at, all) => text && all.indexOf(text) === at)
          .join(" · ")}
        onClick={() => openEntryDialog(entry)}
        className="min-w-0 flex-1 truncate text-left font-medium outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <span className="hidden xl:inline">{name}</span>
      </button>
      <span className="text-meta font-medium xl:hidden">
        <RunningTime startedAt={entry.startedAt} withSeconds={false} />
      </span>
      <span className="hidden xl:inline">
        <RunningTime startedAt={entry.startedAt} />
      </span>
      <StopButton className="z-1" />
    </div>
  );
}
