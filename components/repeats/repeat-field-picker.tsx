"use client";

import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { type FieldPath, type FieldValues, useController, useWatch } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import { EagerSelect } from "@/components/ui/eager-select";
import { lazyComponent } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { calendarDate, isInstant, todayIn } from "@/lib/dates";
import { KEPT, type RepeatChoice, toRule } from "@/lib/repeats/form";
import { repeatQuery } from "@/lib/repeats/queries";
import type { RepeatRule } from "@/lib/repeats/schema";
import { browserTimeZone } from "@/lib/time-zone";

/** When a task or an event repeats. The details are loaded once it does. */
export function RepeatField<Values extends FieldValues, Output>({
  control,
  name,
  dueName,
  timeName,
  repeatId,
}: Pick<FieldProps<Values, Output>, "control" | "name"> & {
  dueName: FieldPath<Values>;
  timeName: FieldPath<Values>;
  /** The rule that the row has. */
  repeatId: string | null;
}) {
  const { field, fieldState } = useController({ control, name });
  const [dueAt, isWithTime] = useWatch({ control, name: [dueName, timeName] }) as [string, boolean];
  const zone = browserTimeZone();
  const date = isInstant(dueAt) ? calendarDate({ dueAt, isWithTime }, zone) : todayIn(zone, new Date());
  const choice = field.value as RepeatChoice;
  const isKept = choice === KEPT;
  const stored = useQuery({ ...repeatQuery(repeatId ?? ""), enabled: isKept && repeatId !== null });
  const rule = isKept ? (stored.data ? toRule(stored.data, date) : null) : choice;
  const isLoading = isKept && stored.isPending;

  const handleUnit = (unit: Unit) =>
    field.onChange(unit === "never" ? null : { ...(rule ?? once), every: unit, weekdays: [] });

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field label="Repeat" error={rule ? undefined : fieldState.error?.message}>
        {({ "aria-invalid": _, "aria-required": __, ...wiring }) => (
          <EagerSelect
            {...wiring}
            ref={field.ref}
            value={isLoading ? null : (rule?.every ?? "never")}
            placeholder="Loading…"
            onChange={handleUnit}
            onBlur={field.onBlur}
            options={units}
            isDisabled={isLoading}
            className="w-full sm:w-56"
          />
        )}
      </Field>
      {rule && (
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <RepeatDetails
            rule={rule}
            date={date}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        </Suspense>
      )}
    </div>
  );
}

const RepeatDetails = lazyComponent(() =>
  import("@/components/repeats/repeat-details").then((module) => module.RepeatDetails),
);

type Unit = RepeatRule["every"] | "never";

const units: { value: Unit; label: string }[] = [
  { value: "never", label: "Does not repeat" },
  { value: "day", label: "Daily" },
  { value: "week", label: "Weekly" },
  { value: "month", label: "Monthly" },
  { value: "year", label: "Yearly" },
];

const once: RepeatRule = {
  every: "day",
  interval: 1,
  weekdays: [],
  monthBy: "day",
  until: null,
  count: null,
};
