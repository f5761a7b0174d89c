"use client";

import { format } from "date-fns";
import { Icon } from "@/components/ui/icons/icon";
import { ChevronLeft, ChevronRight } from "lucide";
import { DayPicker } from "react-day-picker";
import { firstDayOfWeek } from "@/lib/shared/dates/week";

/**
 * A month view of 42 days, with weeks from Sunday. Values are plain dates ("2026-11-27") without a time zone.
 * Heavy: load it with `lazy` or `next/dynamic`.
 */
export function Calendar({
  value,
  onChange,
  today,
  autoFocus = false,
}: {
  value: string | null;
  onChange: (date: string) => void;
  /** Today's date in the user's time zone. */
  today?: string;
  autoFocus?: boolean;
}) {
  const selected = value ? toLocalDate(value) : undefined;
  const now = today ? toLocalDate(today) : undefined;
  return (
    <DayPicker
      mode="single"
      required
      selected={selected}
      onSelect={(date) => onChange(toPlainDate(date))}
      defaultMonth={selected ?? now}
      {...(now ? { today: now } : {})}
      weekStartsOn={(firstDayOfWeek() % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}
      fixedWeeks
      showOutsideDays
      autoFocus={autoFocus}
      components={{
        Chevron: ({ orientation }) =>
          orientation === "left" ? (
            <Icon of={ChevronLeft} className="size-4" />
          ) : (
            <Icon of={ChevronRight} className="size-4" />
          ),
      }}
      labels={{ labelDayButton }}
      classNames={classNames}
    />
  );
}

// DayPicker works with the browser's local dates; they are used in this file only.
function toLocalDate(date: string): Date {
  const [year = 1970, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day);
}

function toPlainDate(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0")).join("-");
}

// The accessible name must contain the visible number, which DayPicker's own label ("November 1st") does not.
function labelDayButton(date: Date, { today, selected }: { today?: boolean; selected?: boolean }): string {
  const marks = [today && "today", selected && "selected"].filter(Boolean);
  return [format(date, "EEEE, MMMM d, yyyy"), ...marks].join(", ");
}

const navButton =
  "target flex size-8 items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink";

const classNames = {
  root: "tabular w-fit select-none",
  months: "relative",
  month_caption: "flex h-8 items-center px-2 font-semibold pointer-coarse:h-11",
  nav: "absolute top-0 right-0 flex gap-0.5",
  button_previous: navButton,
  button_next: navButton,
  month_grid: "mt-1 border-collapse",
  weekday: "h-7 w-9 text-center text-label font-medium text-ink-muted",
  day: "group p-0 text-center",
  day_button:
    "flex size-9 items-center justify-center rounded-control hover:bg-hover group-data-outside:text-ink-faint group-data-today:font-bold group-data-today:ring-1 group-data-today:ring-line-mark group-data-today:ring-inset group-data-selected:bg-accent group-data-selected:text-on-accent pointer-coarse:size-11",
};
