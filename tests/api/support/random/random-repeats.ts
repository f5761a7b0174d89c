import { addDays } from "@/lib/shared/dates/calendar-date";

type Kind = "task" | "event";
type Rule = { id: string };

// As far as five rows: the last one that was made may be deleted, and the next is then made.
const daily = {
  every: "day",
  interval: 1,
  monthBy: "day",
  anchor: "2031-01-01",
  madeUntil: "2031-01-05",
  timeZone: "Europe/Berlin",
};

/** The rows of daily rules. */
export function rulesFor<Row extends object>(kind: Kind, rows: Row[]) {
  return rows.map((row) => ({ ...row, ...daily, kind }));
}

/** Gives rows to rules: each row of a rule has a date of its own. */
export function repeated<Row extends { repeat: number | null }>(rules: Rule[], rows: Row[]) {
  return rows.map(({ repeat, ...row }, index) => {
    const repeatId = repeat === null ? null : (rules[repeat % rules.length]?.id ?? null);
    return { ...row, repeatId, slot: repeatId && addDays(daily.anchor, index) };
  });
}
