import { clsx } from "clsx";
import { RunningDot } from "@/components/time-entries/entries/running-mark";
import { durationText } from "@/lib/time-entries/duration-text";
import type { WeekGrid } from "@/lib/time-entries/week/grid";
import { dayText } from "@/lib/time-entries/week/week-days";

/** The week on phones: its days with their totals. A press goes to the entries of a day. */
export function DayStrip({
  grid,
  days,
  today,
  onDay,
}: {
  grid: WeekGrid;
  days: readonly string[];
  today: string;
  onDay: (day: string, hasTime: boolean) => void;
}) {
  return (
    <ul aria-label="Days" className="flex overflow-clip rounded-panel border border-line bg-panel">
      {days.map((day, at) => {
        const minutes = grid.dayMinutes[at] ?? 0;
        const [weekday = "", date = ""] = dayText(day, "weekdayAndDay").split(" ");
        return (
          <li key={day} className="flex min-w-0 flex-1 border-l border-line first:border-l-0">
            <button
              type="button"
              aria-current={day === today ? "date" : undefined}
              onClick={() =>
                onDay(
                  day,
                  grid.rows.some(({ cells }) => (cells[at]?.entries.length ?? 0) > 0),
                )
              }
              className={clsx(
                "flex min-w-0 flex-1 flex-col items-center py-2 focus-visible:-outline-offset-2",
                day === today && "bg-sunken",
              )}
            >
              <span className="text-label text-ink-muted">{weekday} </span>
              <span className={clsx("text-base", day === today ? "font-semibold" : "font-medium")}>
                {date}
              </span>
              <span
                className={clsx(
                  "flex items-center gap-1 text-label",
                  minutes > 0 ? "text-ink tabular" : "text-ink-faint",
                )}
              >
                {at === grid.runningAt && <RunningDot />}
                {minutes > 0 ? durationText(minutes) : <NoTime />}
                {at === grid.runningAt && <span className="sr-only"> running</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function NoTime() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">no time</span>
    </>
  );
}
