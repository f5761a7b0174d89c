"use client";

import type { ReactNode } from "react";
import { useCalendarAddress } from "@/components/list/filter/calendar-address";
import { SideBySide, type SideBySidePanel } from "@/components/list/side-by-side";

/** The panels of the actions page, or its calendar, as the page's address says. */
export function ActionViews({
  calendar,
  ...page
}: {
  title: string;
  panels: readonly SideBySidePanel[];
  controls: ReactNode;
  below: ReactNode;
  calendar: ReactNode;
}) {
  const { isShown, set } = useCalendarAddress();
  return (
    <SideBySide
      {...page}
      whole={{
        label: "Calendar",
        panelsLabel: "Lists",
        content: calendar,
        isShown,
        onShow: (next) =>
          set(next ? { view: "calendar" } : { view: undefined, scope: "month", day: undefined }),
      }}
    />
  );
}
