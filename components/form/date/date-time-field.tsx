"use client";

import { useState } from "react";
import { useController, type FieldPath, type FieldValues } from "react-hook-form";
import { DateInput, type DateInputProps } from "@/components/form/date/date-input";
import { Field, type FieldProps } from "@/components/form/field";
import { type ClockTime, TimeInput } from "@/components/form/date/time-input";
import {
  UNREADABLE_DATE,
  calendarDate,
  clockTime,
  dueAtTime,
  dueOnDate,
  isInstant,
  isPlainDate,
} from "@/lib/shared/dates/dates";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";

/**
 * A due date in two form values: `name` is the ISO instant ("" when empty), `timeName` whether it has a time. Without
 * `timeName` it is a date only. Unreadable input is kept as typed, and the form's schema rejects it.
 */
export function DateTimeField<Values extends FieldValues, Output>({
  control,
  name,
  timeName,
  zone = browserTimeZone(),
  yearless,
  isDisabled,
  ...frame
}: FieldProps<Values, Output> & { timeName?: FieldPath<Values> } & Pick<
    DateInputProps,
    "zone" | "yearless"
  >) {
  const { field, fieldState } = useController({ control, name });
  // Hooks cannot be conditional: a date-only field reads its own value here and never writes it.
  const flag = useController({ control, name: timeName ?? name });

  const isWithTime = timeName !== undefined && flag.field.value === true;
  const text = String(field.value ?? "");
  const isReadable = isInstant(text);
  const date = isReadable ? calendarDate({ dueAt: text, isWithTime }, zone) : text;
  // Keeps the time while the date is unreadable.
  const [lastTime, setLastTime] = useState<ClockTime>();
  const time = !isWithTime ? null : isReadable ? clockTime(text, zone) : (lastTime ?? null);

  const set = (next: { dueAt: string; isWithTime: boolean }) => {
    field.onChange(next.dueAt);
    if (timeName && next.isWithTime !== isWithTime) flag.field.onChange(next.isWithTime);
  };
  const handleDate = (next: string) => {
    if (next === "") return set({ dueAt: "", isWithTime: false });
    if (time) setLastTime(time);
    if (!isPlainDate(next)) return set({ dueAt: next, isWithTime });
    set(time ? dueAtTime(next, time.hours, time.minutes, zone) : dueOnDate(next));
  };

  const unreadable = text === "" || isReadable ? undefined : UNREADABLE_DATE;
  return (
    <Field {...frame} error={unreadable ?? fieldState.error?.message}>
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-2">
          <DateInput
            {...wiring}
            ref={field.ref}
            label={frame.label}
            value={date}
            onChange={handleDate}
            onBlur={field.onBlur}
            zone={zone}
            yearless={yearless}
            isDisabled={isDisabled}
          />
          {timeName && isReadable && (
            <TimeInput
              value={time}
              isDisabled={isDisabled}
              onChange={(next) =>
                set(next ? dueAtTime(date, next.hours, next.minutes, zone) : dueOnDate(date))
              }
            />
          )}
        </div>
      )}
    </Field>
  );
}
