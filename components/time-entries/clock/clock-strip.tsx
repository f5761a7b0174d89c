"use client";

import { RunningTime } from "./running-time";
import { StopButton } from "./stop-button";
import { useClockTitle } from "./use-clock-title";
import { clientColor } from "@/lib/clients/theme-colors";
import { openEntryDialog } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import { useRunning } from "@/lib/time-entries/running";
import { useSharedClock } from "@/lib/time-entries/clock/share-clock";

/** The clock that runs, on a phone: a line above the bottom bar, in reach of the thumb, so that the page's title keeps its place. Nothing while no clock runs. */
export function ClockStrip() {
  const running = useRunning();
  useClockTitle(running?.startedAt);
  useSharedClock();
  if (!running) return null;
  const name = entryName(running);
  const project = running.project?.name;
  const suffix = project && project !== name ? ` · ${project}` : "";
  return (
    <div data-clock-strip className="shrink-0 md:hidden">
      <section
        aria-label="Running clock"
        data-chrome
        style={clientColor(running.client?.themeColor)}
        className="relative flex min-h-11 items-center gap-2 bg-client-tint pr-1.5 pl-4 text-client-ink max-[374px]:pl-3"
      >
        <span aria-hidden data-mark className="absolute inset-y-0 left-0 w-1 bg-client-edge" />
        <button
          type="button"
          aria-label={`Edit the running time of ${name}${suffix}`}
          onClick={() => openEntryDialog(running)}
          className="min-w-0 flex-1 truncate text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <span className="font-medium">{name}</span>
          {suffix}
        </button>
        {/* As wide as 10 hours, so that the description does not move when the time has another digit. */}
        <span className="min-w-17 text-right font-medium">
          <RunningTime startedAt={running.startedAt} />
        </span>
        <StopButton className="z-1 size-11" />
      </section>
    </div>
  );
}
