"use client";

import { Square } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { useStopClock } from "@/lib/time-entries/running";

/** Stops what runs. */
export function StopButton({ entry, className }: { entry: TimeEntry; className?: string }) {
  const stop = useStopClock();
  return (
    <IconButton name="Stop the clock" aria-keyshortcuts="S" onClick={() => stop(entry)} className={className}>
      <Square aria-hidden className="fill-current" />
    </IconButton>
  );
}
