"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Square } from "lucide";
import { IconButton } from "@/components/ui/icon-button";
import { useStopClock } from "@/lib/time-entries/running";

/** Stops what runs, in the color of its client. */
export function StopButton({ className }: { className?: string }) {
  const stop = useStopClock();
  return (
    <IconButton name="Stop the clock" aria-keyshortcuts="S" onClick={() => stop()} className={className}>
      <Icon of={Square} className="fill-current text-client-ink" />
    </IconButton>
  );
}
