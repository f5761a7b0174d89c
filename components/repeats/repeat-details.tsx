"use client";

import { useId } from "react";
import { FieldNote } from "@/components/form/field";
import { RepeatDays } from "@/components/repeats/repeat-days";
import { RepeatEnd } from "@/components/repeats/repeat-end";
import { WholeNumber } from "@/components/repeats/whole-number";
import { EagerSelect } from "@/components/ui/select/eager-select";
import type { RepeatRule } from "@/lib/repeats/schema";
import { isLastOfMonth, ordinalOf } from "@/lib/repeats/slots";
import { monthDayWords, repeatWords } from "@/lib/repeats/words";

/** The details of a rule: how often, on which days, and its end; with the rule in words. */
export function RepeatDetails({
  rule,
  date,
  words = repeatWords(rule, date),
  onChange,
  error,
  invalidPart,
}: {
  rule: RepeatRule;
  /** The date of the row. */
  date: string;
  words?: string;
  onChange: (rule: RepeatRule) => void;
  error?: string;
  /** The part of the rule that the error belongs to. */
  invalidPart?: string;
}) {
  const id = useId();
  return (
    <div
      role="group"
      aria-label="Repeat details"
      aria-describedby={`${id}-words`}
      className="flex min-w-0 flex-col gap-3 rounded-control border border-line bg-sunken p-3 dark:bg-transparent"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <label className="flex items-center gap-2">
          Every
          <WholeNumber
            value={rule.interval}
            onChange={(interval) => onChange({ ...rule, interval })}
            errorId={error && invalidPart === "interval" ? `${id}-note` : undefined}
          />
          {rule.interval === 1 ? rule.every : `${rule.every}s`}
        </label>
        {rule.every === "month" && (
          <label className="flex items-center gap-2" htmlFor={`${id}-month`}>
            on
            <EagerSelect
              id={`${id}-month`}
              label="Day of the month"
              className="w-44"
              value={monthByOf(rule, date)}
              onChange={(monthBy) => onChange({ ...rule, monthBy })}
              options={monthOptions(date)}
            />
          </label>
        )}
      </div>
      {rule.every === "week" && (
        <RepeatDays
          weekdays={rule.weekdays}
          date={date}
          onChange={(weekdays) => onChange({ ...rule, weekdays })}
        />
      )}
      <RepeatEnd
        rule={rule}
        date={date}
        onChange={onChange}
        invalid={error ? { part: invalidPart, errorId: `${id}-note` } : undefined}
      />
      <FieldNote id={`${id}-note`} error={error} />
      <p id={`${id}-words`} aria-live="polite" className="text-meta text-ink-muted">
        {error ? "" : words}
      </p>
    </div>
  );
}

/** The fifth of a weekday is the last one. */
function monthByOf({ monthBy }: RepeatRule, date: string): RepeatRule["monthBy"] {
  if (monthBy === "day") return monthBy;
  if (ordinalOf(date) > 4) return "lastWeekday";
  return isLastOfMonth(date) ? monthBy : "weekday";
}

function monthOptions(date: string) {
  const isNumbered = ordinalOf(date) <= 4;
  const values: RepeatRule["monthBy"][] = [
    "day",
    ...(isNumbered ? (["weekday"] as const) : []),
    ...(isLastOfMonth(date) ? (["lastWeekday"] as const) : []),
  ];
  return values.map((value) => ({ value, label: monthDayWords(value, date) }));
}
