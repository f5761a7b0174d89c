import { daysAhead, timeOfDay, weekdayAndDay } from "@/lib/shared/dates/day-text";
import { formatMoney } from "@/lib/shared/money/money";
import type { Today } from "./schema";

/** Between two figures: about 20 px wide. */
const GAP = " \u2003 ";

/**
 * Returns what is late, due today, owed, tracked today and next, as the parts of a sentence; `before` is not part of the link, and
 * `figures` are shown with digits of one width. It is a part of the inline script of every page (lib/early-script/fill.ts), so it uses no library.
 */
export function todayParts(
  { late, today, owed, next, trackedMinutes, runningSince }: Omit<Today, "days">,
  zone: string,
  now: Date,
) {
  const whenOf = (due: { dueAt: string; isWithTime: boolean }) =>
    (daysAhead(due, zone, now) === 0 ? "" : `${weekdayAndDay(due, zone)} `) +
    (due.isWithTime ? `${timeOfDay(due, zone)} ` : "");
  const minuteOf = (instant: string | Date) => Math.floor(+new Date(instant) / 60_000);
  const running = runningSince ? Math.max(0, minuteOf(now) - minuteOf(runningSince)) : 0;
  const tracked = trackedMinutes + running;
  return [
    ...(late > 0 ? [{ kind: "late", before: "", figures: "", text: `${late} late` } as const] : []),
    {
      kind: "today",
      before: late > 0 ? GAP : "",
      figures: "",
      text: today > 0 ? `${today} today` : "Nothing due today",
    } as const,
    ...owed.map(({ currency, due }, index) => {
      const text = index === owed.length - 1 ? " owed" : "";
      const figures = formatMoney(due, currency);
      return { kind: "owed", currency, before: index === 0 ? GAP : " + ", figures, text } as const;
    }),
    ...(tracked > 0 || runningSince
      ? [
          {
            kind: "tracked",
            before: GAP,
            figures: `${Math.floor(tracked / 60)}:${String(tracked % 60).padStart(2, "0")}`,
            text: " tracked",
          } as const,
        ]
      : []),
    ...(next
      ? [{ kind: "next", before: `${GAP}next `, figures: whenOf(next), text: next.name } as const]
      : []),
  ];
}
