"use client";

import { useSyncExternalStore } from "react";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";

const MINUTE_MS = 60_000;

/** Returns the current time, to the minute, and the user's time zone, which decide what is today, overdue or past. */
export function useClock(): { now: Date; timeZone: string } {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => 0);
  return { now: new Date(minute * MINUTE_MS), timeZone: browserTimeZone() };
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, 1_000);
  return () => clearInterval(timer);
}
