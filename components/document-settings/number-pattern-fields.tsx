"use client";

import { useEffect, useEffectEvent } from "react";
import { type Control, useFormState, useWatch } from "react-hook-form";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useClock } from "@/components/ui/hooks/use-clock";
import { todayIn } from "@/lib/shared/dates/dates";
import type { NumberSettingsForm, NumberSettingsFormInput } from "@/lib/document-settings/form";
import { type DocumentKind, kindLabels } from "@/lib/document-settings/kinds";
import { formatNumber, type NumberReset, patternError } from "@/lib/document-settings/number-pattern";

type FormControl = Control<NumberSettingsFormInput, unknown, NumberSettingsForm>;

const resets = [
  { value: "never", label: "Never" },
  { value: "year", label: "Every year" },
  { value: "month", label: "Every month" },
] satisfies { value: NumberReset; label: string }[];

/** The fields of one kind, with the number that the next document gets. */
export function NumberPatternFields({
  control,
  kind,
  onInvalid,
}: {
  control: FormControl;
  kind: DocumentKind;
  /** Called when a save finds an error in these fields, which may be hidden. */
  onInvalid: () => void;
}) {
  useInvalid(control, kind, onInvalid);
  return (
    <>
      <NumberExample control={control} kind={kind} />
      <TextField
        control={control}
        name={`${kind}.pattern`}
        label="Pattern"
        isRequired
        autoComplete="off"
        hint="{0000} is the counter with at least four digits. {YYYY}, {YY} and {MM} are the year and month of the issue date."
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField control={control} name={`${kind}.reset`} label="Start again at 1" options={resets} />
        <TextField
          control={control}
          name={`${kind}.next`}
          label="Next counter"
          isRequired
          autoComplete="off"
          inputMode="numeric"
        />
      </div>
    </>
  );
}

function NumberExample({ control, kind }: { control: FormControl; kind: DocumentKind }) {
  const [pattern, reset, next] = useWatch({
    control,
    name: [`${kind}.pattern`, `${kind}.reset`, `${kind}.next`],
  });
  const { now, timeZone } = useClock();
  const isValid = patternError({ pattern, reset }) === null && /^\d{1,15}$/.test(next);
  return (
    <p aria-live="polite">
      <span className="block text-label font-medium text-ink-muted">
        Next {kindLabels[kind].toLowerCase()}
      </span>
      <span className="block text-title font-semibold wrap-anywhere tabular">
        {isValid ? formatNumber(pattern.trim(), Number(next), todayIn(timeZone, now)) : "–"}
      </span>
    </p>
  );
}

function useInvalid(control: FormControl, kind: DocumentKind, onInvalid: () => void) {
  const { errors, submitCount } = useFormState({ control, name: kind });
  const isInvalid = errors[kind] !== undefined;
  const show = useEffectEvent(onInvalid);
  useEffect(() => {
    if (isInvalid) show();
  }, [isInvalid, submitCount]);
}
