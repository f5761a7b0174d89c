import { dueOnDate, formatDue } from "@/lib/shared/dates/dates";

/** The row of the weekdays above a month. */
export function WeekdayRow({ week }: { week: readonly string[] }) {
  return (
    <div role="row" className="grid shrink-0 grid-cols-7">
      {week.map((date) => {
        const [weekday = ""] = formatDue(dueOnDate(date), "UTC", "full").split(",");
        return (
          <div
            key={date}
            role="columnheader"
            className="relative py-1.5 text-center text-label font-medium text-ink-muted md:px-2.5 md:text-left"
          >
            <span className="sr-only">{weekday}</span>
            <span aria-hidden className="md:hidden">
              {weekday.slice(0, 1)}
            </span>
            <span aria-hidden className="max-md:hidden">
              {weekday.slice(0, 3)}
            </span>
          </div>
        );
      })}
    </div>
  );
}
