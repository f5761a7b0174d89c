"use client";

import { dayName } from "@/lib/repeats/words";
import { weekdayOf } from "@/lib/repeats/slots";
import { firstDayOfWeek } from "@/lib/shared/dates/week";

/** The days of a weekly rule. The day of the row's date is always one, so it cannot be turned off. */
export function RepeatDays({
  weekdays,
  date,
  onChange,
}: {
  weekdays: readonly number[];
  date: string;
  onChange: (weekdays: number[]) => void;
}) {
  const own = weekdayOf(date);
  const first = firstDayOfWeek();
  const days = Array.from({ length: 7 }, (_, index) => ((first - 1 + index) % 7) + 1);
  const toggle = (day: number) =>
    onChange(weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day].sort());
  return (
    <fieldset className="grid min-w-0 grid-cols-7 gap-1 sm:flex sm:items-center sm:gap-2">
      <legend className="mb-1 sm:float-left sm:mr-1 sm:mb-0">On</legend>
      {days.map((day) => (
        <label
          key={day}
          className="relative flex h-8 min-w-0 cursor-pointer items-center justify-center rounded-control border border-line-strong bg-panel text-label text-ink-muted transition-colors select-none has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus has-disabled:cursor-default sm:min-w-10 sm:px-2 dark:not-has-checked:bg-sunken forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight] pointer-coarse:h-11"
        >
          <input
            type="checkbox"
            checked={day === own || weekdays.includes(day)}
            disabled={day === own}
            onChange={() => toggle(day)}
            aria-label={dayName(day)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none disabled:cursor-default"
          />
          <span aria-hidden>{dayName(day).slice(0, 3)}</span>
        </label>
      ))}
    </fieldset>
  );
}
