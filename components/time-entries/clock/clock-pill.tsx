"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Play } from "lucide";
import { RunningTime } from "./running-time";
import { StopButton } from "./stop-button";
import { useClockTitle } from "./use-clock-title";
import { IconButton } from "@/components/ui/icon-button";
import { clientColor } from "@/lib/clients/theme-colors";
import { openEntryDialog, requestClock } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import { useRunning } from "@/lib/time-entries/running";
import { useSharedClock } from "@/lib/time-entries/clock/share-clock";

/** The clock of the phone's bar. */
export function ClockPill() {
  const running = useRunning();
  useClockTitle(running?.startedAt);
  useSharedClock();
  if (!running)
    return (
      <IconButton name="Start the clock" onClick={() => requestClock({ act: "ask" })} className="size-9">
        <Icon of={Play} />
      </IconButton>
    );
  return (
    <span
      // The bar makes room for it.
      data-running
      style={clientColor(running.client?.themeColor)}
      className="flex h-8 items-center rounded-control bg-client-tint pl-2.5 text-client-ink max-[374px]:pl-1.5"
    >
      <button type="button" onClick={() => openEntryDialog(running)} className="target font-medium">
        <span className="sr-only">Edit the running time of {entryName(running)}, </span>
        <RunningTime startedAt={running.startedAt} withSeconds={false} />
      </button>
      <StopButton className="text-client-ink" />
    </span>
  );
}
