"use client";

import { type Control, useController, useWatch } from "react-hook-form";
import { Field } from "@/components/form/field";
import { Input } from "@/components/ui/input/input";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { isInstant } from "@/lib/shared/dates/dates";
import {
  type EntryForm,
  type EntryFormContext,
  type EntryFormInput,
  timesOf,
} from "@/lib/time-entries/entry-form";
import { timesReading } from "@/lib/time-entries/week/reading";

/** The time of an entry as typed text, with what it means below. */
export function TypedTimeField({
  control,
  context,
  isDisabled,
}: {
  control: Control<EntryFormInput, unknown, EntryForm>;
  context: EntryFormContext;
  isDisabled: boolean;
}) {
  const { field, fieldState } = useController({ control, name: "time" });
  const day = useWatch({ control, name: "day" });
  const isReadable = field.value.trim() !== "" && isInstant(day);
  const reading = isReadable
    ? timesReading(timesOf({ time: field.value, day }, context), { ...context, day: dateText(day) })
    : undefined;
  return (
    <Field
      label="Time"
      isRequired={!isDisabled}
      hint={reading?.words ?? "A length or a start and an end, such as 1h 30m or 9–11:30"}
      error={fieldState.error?.message}
    >
      {(wiring) => (
        <Input
          {...wiring}
          {...field}
          autoComplete="off"
          placeholder="1h 30m"
          disabled={isDisabled}
          className="tabular"
        />
      )}
    </Field>
  );
}
