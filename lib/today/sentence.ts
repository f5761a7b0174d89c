import type { Today } from "./schema";

/**
 * Returns what is late, due today, owed, tracked today and next, as the parts of a sentence; `figures` are shown with digits of one
 * width. It imports no library, because the inline script of every page contains it (lib/early-script/fill.ts).
 */
export function todayParts(
  { late, today, owed, next, trackedMinutes }: Omit<Today, "days">,
  zone: string,
  now: Date,
) {
  const partsOf = (date: Date, timeZone: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  };
  const whenOf = ({ dueAt, isWithTime }: { dueAt: string; isWithTime: boolean }) => {
    const day = { year: "numeric", month: "numeric", day: "numeric", weekday: "short" } as const;
    const dueZone = isWithTime ? zone : "UTC";
    const [due, current] = [partsOf(new Date(dueAt), dueZone, day), partsOf(now, zone, day)];
    const isToday = due.day === current.day && due.month === current.month && due.year === current.year;
    const time = partsOf(new Date(dueAt), dueZone, { hour: "numeric", minute: "2-digit" });
    return (
      (isToday ? "" : `${due.weekday} ${due.day} `) +
      (isWithTime ? `${time.hour}:${time.minute} ${time.dayPeriod} ` : "")
    );
  };
  const amountOf = (amount: string, currency: string) =>
    // A decimal that is text is formatted exactly.
    new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount as `${number}`);
  return [
    ...(late > 0 ? [{ kind: "late", before: "", figures: "", text: `${late} late` } as const] : []),
    {
      kind: "today",
      before: "",
      figures: "",
      text: today > 0 ? `${today} today` : "Nothing due today",
    } as const,
    ...owed.map(({ currency, due }) => {
      const figures = `${amountOf(due, currency)} invoiced`;
      return { kind: "owed", currency, before: "", figures, text: "" } as const;
    }),
    ...(trackedMinutes > 0
      ? [
          {
            kind: "tracked",
            before: "",
            figures: `${Math.floor(trackedMinutes / 60)}:${String(trackedMinutes % 60).padStart(2, "0")}`,
            text: " tracked today",
          } as const,
        ]
      : []),
    ...(next ? [{ kind: "next", before: "next ", figures: whenOf(next), text: next.name } as const] : []),
  ];
}
