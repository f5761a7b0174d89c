"use client";

import { useId, useState } from "react";
import { anyDay } from "./time-filter";
import { DateInput } from "@/components/form/date/date-input";
import type { Days } from "@/lib/time-entries/bill/bill-periods";

const ends = [
  { end: "from", label: "From" },
  { end: "to", label: "To" },
] as const;

/** The days of a chosen period, each of which can be left open. A text that is no day stays in its field, with the reason, and filters nothing. */
export function PeriodDays({ from, to, onChange }: Days & { onChange: (change: Days) => void }) {
  const [unread, setUnread] = useState<Days>({});
  const id = useId();
  const noteId = `${id}-note`;
  const isUnread = Boolean(unread.from ?? unread.to);
  const isReversed = !isUnread && from !== undefined && to !== undefined && from > to;
  const handleChange = (end: "from" | "to", text: string) => {
    const isRead = text === "" || anyDay(text) !== undefined;
    setUnread({ ...unread, [end]: isRead ? undefined : text });
    if (isRead) onChange({ [end]: text || undefined });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:flex-col max-md:items-stretch max-md:gap-y-4">
      {ends.map(({ end, label }) => (
        <span key={end} className="flex min-w-0 gap-x-2 gap-y-1.5 max-md:flex-col md:items-center">
          <label htmlFor={id + end} className="text-label font-medium text-ink-muted">
            {label}
          </label>
          <DateInput
            id={id + end}
            label={label}
            value={unread[end] ?? { from, to }[end] ?? ""}
            yearless="nearest"
            aria-invalid={unread[end] !== undefined || (isReversed && end === "to") || undefined}
            aria-describedby={isUnread || isReversed ? noteId : undefined}
            onChange={(text) => handleChange(end, text)}
            className="max-md:w-full!"
          />
        </span>
      ))}
      {(isUnread || isReversed) && (
        <p id={noteId} role="alert" className="text-meta text-danger">
          {isUnread ? "Enter a day such as 27 Nov 2026" : "The last day must not be before the first."}
        </p>
      )}
    </div>
  );
}
