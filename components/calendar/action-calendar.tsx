"use client";

import { Suspense, useSyncExternalStore } from "react";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";

const CalendarPanel = lazyComponent(() =>
  import("@/components/calendar/calendar-panel").then((module) => module.CalendarPanel),
);

/** The calendar of the actions page. Its code is loaded when it is chosen. */
export function ActionCalendar() {
  // Today and the weeks depend on the browser's time zone and locale, so the server renders the placeholder.
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const placeholder = <Skeleton className="h-full rounded-panel! max-md:min-h-120" />;
  return <Suspense fallback={placeholder}>{isInBrowser ? <CalendarPanel /> : placeholder}</Suspense>;
}

const subscribe = () => () => {};
