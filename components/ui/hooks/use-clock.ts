"use client";

import { useSyncExternalStore } from "react";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Returns the current time, to the minute, and the user's time zone, which decide what is today, overdue or past. */
export function useClock(): { now: Date; timeZone: string } {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => 0);
  return { now: new Date(minute * MINUTE_MS), timeZone: browserTimeZone() };
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

/** One timer serves all rows of a page. */
function subscribe(onChange: () => void) {
  listeners.add(onChange);
  timer ??= setInterval(tell, 1_000);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tell() {
  for (const listener of listeners) listener();
}
