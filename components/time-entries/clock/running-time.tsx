"use client";

import { useSecond } from "@/components/ui/hooks/use-second";
import { clockText, durationText, secondsSince } from "@/lib/time-entries/duration-text";

/** The time since a start, which counts. Only this text renders with each second. */
export function RunningTime({ startedAt, withSeconds = true }: { startedAt: string; withSeconds?: boolean }) {
  const seconds = secondsSince(startedAt, useSecond());
  const text = withSeconds ? clockText(seconds) : durationText(Math.floor(seconds / 60));
  return (
    <time role="timer" className="tabular">
      {text}
    </time>
  );
}
