"use client";

import { useId } from "react";
import { DateInput } from "@/components/form/date/date-input";
import { WholeNumber } from "@/components/repeats/whole-number";
import { EagerSelect } from "@/components/ui/select/eager-select";
import type { RepeatRule } from "@/lib/repeats/schema";
import { addDays } from "@/lib/shared/dates/calendar-date";

type End = "never" | "until" | "count";

const FIRST_COUNT = 10;
const FIRST_DAYS = 90;

/** When a rule ends: never, on a date, or after a number of times. */
export function RepeatEnd({
  rule,
  date,
  onChange,
  invalid,
}: {
  rule: RepeatRule;
  date: string;
  onChange: (rule: RepeatRule) => void;
  /** The part of the rule that is not accepted, and the id of the message. */
  invalid?: { part?: string; errorId: string };
}) {
  const id = useId();
  const { until, count } = rule;
  const end: End = until !== null ? "until" : count !== null ? "count" : "never";
  const handleEnd = (next: End) =>
    onChange({
      ...rule,
      until: next === "until" ? (until ?? addDays(date, FIRST_DAYS)) : null,
      count: next === "count" ? (count ?? FIRST_COUNT) : null,
    });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <label htmlFor={id}>Ends</label>
      <EagerSelect
        id={id}
        label="Ends"
        className="w-32"
        value={end}
        onChange={handleEnd}
        options={[
          { value: "never", label: "never" },
          { value: "until", label: "on a date" },
          { value: "count", label: "after" },
        ]}
      />
      {until !== null && (
        <DateInput
          label="Last date"
          aria-label="Last date"
          value={until}
          {...(invalid?.part === "until" && { "aria-invalid": true, "aria-describedby": invalid.errorId })}
          onChange={(next) => onChange({ ...rule, until: next })}
        />
      )}
      {count !== null && (
        <label className="flex items-center gap-2">
          <span className="sr-only">Number of times</span>
          <WholeNumber
            value={count}
            onChange={(next) => onChange({ ...rule, count: next })}
            errorId={invalid?.part === "count" ? invalid.errorId : undefined}
          />
          times
        </label>
      )}
    </div>
  );
}
