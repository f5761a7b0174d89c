"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Repeat } from "lucide";
import { Suspense, useState } from "react";
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  useController,
  useFormState,
  useWatch,
} from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { EagerSelect } from "@/components/ui/select/eager-select";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/api/request";
import { calendarDate, type Due, isInstant, todayIn } from "@/lib/shared/dates/dates";
import { KEPT, keptRule, type RepeatChoice } from "@/lib/repeats/form";
import { repeatQuery } from "@/lib/repeats/queries";
import { defaultRule, type RepeatRule } from "@/lib/repeats/schema";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";

/** When a task or an event repeats: a chip, and below the other chips of its row the details, which are loaded once it does. */
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
  const [openedAt] = useState(() => new Date());
  const date = isInstant(dueAt) ? calendarDate({ dueAt, isWithTime }, zone) : todayIn(zone, openedAt);
  const choice = field.value as RepeatChoice;
  const isKept = choice === KEPT;
  const stored = useQuery({ ...repeatQuery(repeatId ?? ""), enabled: isKept && repeatId !== null });
  const defaults = useFormState({ control }).defaultValues as Record<string, unknown> | undefined;
  const due = { dueAt: defaults?.[dueName], isWithTime: defaults?.[timeName] } as Due;
  const kept = stored.data && keptRule(stored.data, calendarDate(due, stored.data.timeZone));
  const shown = isKept ? kept : choice && { rule: choice, date };
  const isLoading = isKept && stored.isPending;
  const { part, message } = firstError(fieldState.error);
  // Without its rule, a row no longer repeats.
  const isFailed =
    isKept && stored.isError && !(stored.error instanceof ApiError && stored.error.status === 404);

  const handleUnit = (unit: Unit) =>
    field.onChange(unit === "never" ? null : { ...(shown?.rule ?? defaultRule), every: unit, weekdays: [] });

  return (
    <>
      <Field
        label="Repeat"
        isLabelHidden
        error={isFailed ? "The repeat could not be loaded." : shown ? undefined : message}
      >
        {({ "aria-invalid": _, "aria-required": __, ...wiring }) => (
          <EagerSelect
            {...wiring}
            ref={field.ref}
            value={isLoading || isFailed ? null : (shown?.rule.every ?? "never")}
            placeholder={isFailed ? "Not loaded" : "Loading…"}
            onChange={handleUnit}
            onBlur={field.onBlur}
            options={units}
            isDisabled={isLoading || isFailed}
            variant="chip"
            icon={<Icon of={Repeat} className="size-4 shrink-0 text-ink-muted" />}
          />
        )}
      </Field>
      {isFailed && (
        <Button isLoading={stored.isFetching} onClick={() => void stored.refetch()}>
          Try again
        </Button>
      )}
      {shown && (
        <div className="order-1 basis-full">
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <RepeatDetails {...shown} onChange={field.onChange} error={message} invalidPart={part} />
          </Suspense>
        </div>
      )}
    </>
  );
}

const RepeatDetails = lazyComponent(() =>
  import("@/components/repeats/repeat-details").then((module) => module.RepeatDetails),
);

/** The message of the field, or the first of those of the parts of its rule, with that part. */
function firstError(error: FieldError | undefined): { part?: string; message?: string } {
  if (!error || typeof error.message === "string") return { message: error?.message };
  const parts = Object.entries(error) as [string, FieldError | undefined][];
  const [part, first] = parts.find(([, one]) => one?.message) ?? [];
  return { part, message: first?.message };
}

type Unit = RepeatRule["every"] | "never";

const units: { value: Unit; label: string }[] = [
  { value: "never", label: "Does not repeat" },
  { value: "day", label: "Daily" },
  { value: "week", label: "Weekly" },
  { value: "month", label: "Monthly" },
  { value: "year", label: "Yearly" },
];
