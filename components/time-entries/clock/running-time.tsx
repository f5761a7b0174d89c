"use client";

import { useOnSecond, useSecond } from "@/components/ui/hooks/use-second";
import { clockText, durationText, minutesSince, secondsSince } from "@/lib/time-entries/duration-text";

/** The time since a start, which counts. Only this text renders with each second. */
export function RunningTime({ startedAt, withSeconds = true }: { startedAt: string; withSeconds?: boolean }) {
  return (
    <time role="timer" className="tabular">
      {withSeconds ? <Seconds startedAt={startedAt} /> : <Minutes startedAt={startedAt} />}
    </time>
  );
}

function Seconds({ startedAt }: { startedAt: string }) {
  return clockText(secondsSince(startedAt, useSecond()));
}

function Minutes({ startedAt }: { startedAt: string }) {
  return durationText(useMinutesSince(startedAt));
}

/** Returns the whole minutes since a start. It renders when they change, and not with each second. */
export function useMinutesSince(startedAt: string): number {
  return useOnSecond((second) => minutesSince(startedAt, second));
}
