"use client";

import { Play } from "lucide";
import { IconButton } from "@/components/ui/icon-button";
import { Icon } from "@/components/ui/icons/icon";
import { requestClock } from "@/lib/time-entries/requests";
import { useRunning } from "@/lib/time-entries/running";

/** The button of the phone's bar that starts the clock. What runs is shown at the bottom instead. */
export function BarStart() {
  if (useRunning() !== null) return null;
  return (
    <IconButton name="Start the clock" onClick={() => requestClock({ act: "ask" })} className="size-9">
      <Icon of={Play} />
    </IconButton>
  );
}
