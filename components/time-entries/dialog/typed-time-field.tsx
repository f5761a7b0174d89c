"use client";

import { type Control, useController, useWatch } from "react-hook-form";
import { useEntriesAround } from "@/components/time-entries/use-entries-around";
import { Field } from "@/components/form/field";
import { Input } from "@/components/ui/input/input";
import { isInstant } from "@/lib/shared/dates/dates";
import { durationText } from "@/lib/time-entries/duration-text";
import {
  dayOfTimes,
  type EntryForm,
  type EntryFormContext,
  type EntryFormInput,
  formReading,
  isAsStored,
} from "@/lib/time-entries/entry-form";
import { minutesBetween } from "@/lib/time-entries/minutes";
import { timesWords } from "@/lib/time-entries/week/times-text";

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
  const isStored = isAsStored({ time: field.value, day }, context);
  const isReadable = field.value.trim() !== "" && isInstant(day) && !isStored;
  const values = { time: field.value, day };
  // The context reads them from the cache.
  useEntriesAround(isReadable ? dayOfTimes(values, context) : undefined);
  const reading = isReadable ? formReading(values, context) : undefined;
  const { entry, timeZone } = context;
  const stored =
    entry && entry.endedAt !== null
      ? `${timesWords(entry, timeZone)} · ${durationText(minutesBetween(entry.startedAt, entry.endedAt))}`
      : undefined;
  return (
    <Field
      label="Time"
      isRequired={!isDisabled}
      hint={
        reading?.words ??
        (isStored ? stored : undefined) ??
        "A length or a start and an end, such as 1h 30m or 9–\u206011:30"
      }
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
