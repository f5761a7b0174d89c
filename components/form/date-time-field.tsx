"use client";

import { useController, type FieldPath, type FieldValues } from "react-hook-form";
import { DateInput } from "@/components/form/date-input";
import { Field, type FieldProps } from "@/components/form/field";
import { TimeInput } from "@/components/form/time-input";
import { calendarDate, clockTime, dueAtTime, dueOnDate, localZone } from "@/lib/dates";

/**
 * When something is due, held by two values of the form: `name` the ISO instant ("" while there is none) and
 * `timeName` whether it has a time. Without `timeName` it is a date only.
 */
export function DateTimeField<Values extends FieldValues, Output>({
  control,
  name,
  timeName,
  zone = localZone(),
  isDisabled,
  ...frame
}: FieldProps<Values, Output> & { timeName?: FieldPath<Values>; zone?: string }) {
  const { field, fieldState } = useController({ control, name });
  // A hook cannot be left out: a date-only field reads its own value here and never writes it.
  const flag = useController({ control, name: timeName ?? name });

  const isWithTime = timeName !== undefined && flag.field.value === true;
  const stored: unknown = field.value;
  const dueAt = typeof stored === "string" && stored !== "" ? stored : null;
  const date = dueAt ? calendarDate({ dueAt, isWithTime }, zone) : null;
  const time = dueAt && isWithTime ? clockTime(dueAt, zone) : null;

  const set = (next: { dueAt: string; isWithTime: boolean }) => {
    field.onChange(next.dueAt);
    if (timeName && next.isWithTime !== isWithTime) flag.field.onChange(next.isWithTime);
  };
  const handleDate = (next: string | null) => {
    if (!next) return set({ dueAt: "", isWithTime: false });
    set(time ? dueAtTime(next, time.hours, time.minutes, zone) : dueOnDate(next));
  };

  return (
    <Field {...frame} error={fieldState.error?.message}>
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
            isDisabled={isDisabled}
          />
          {timeName && date && (
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
