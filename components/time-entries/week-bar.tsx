"use client";

import { Icon } from "@/components/ui/icons/icon";
import { ChevronLeft, ChevronRight } from "lucide";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { type WeekDays, weekText } from "@/lib/time-entries/week/week-days";

/** Turns the weeks. `onWeek` gets the first day of a week, and undefined for the one of today. */
export function WeekBar({
  week,
  isCurrent,
  isNamed,
  onWeek,
}: {
  week: WeekDays;
  isCurrent: boolean;
  /** Says that it is a week, where what is below is of another period. */
  isNamed: boolean;
  onWeek: (day: string | undefined) => void;
}) {
  return (
    <div className="flex items-center gap-1">
      <h2 aria-live="polite" className="mr-auto text-title font-semibold tabular max-md:text-lead">
        {isNamed && "Week "}
        {weekText(week)}
      </h2>
      <Button size="sm" onClick={() => onWeek(undefined)} disabled={isCurrent}>
        This week
      </Button>
      <IconButton name="Previous week" onClick={() => onWeek(addDays(week.from, -7))}>
        <Icon of={ChevronLeft} className="rtl:rotate-180" />
      </IconButton>
      <IconButton name="Next week" onClick={() => onWeek(addDays(week.from, 7))}>
        <Icon of={ChevronRight} className="rtl:rotate-180" />
      </IconButton>
    </div>
  );
}
