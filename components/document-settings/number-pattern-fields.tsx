"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { type Control, useController, useFormState, useWatch } from "react-hook-form";
import { FieldGroup } from "@/components/form/field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useClock } from "@/components/ui/hooks/use-clock";
import { RadioCards } from "@/components/ui/input/radio-cards";
import { todayIn } from "@/lib/shared/dates/dates";
import type { NumberSettingsForm, NumberSettingsFormInput } from "@/lib/document-settings/form";
import { type DocumentKind, kindLabels } from "@/lib/document-settings/kinds";
import {
  formatNumber,
  type Numbering,
  type NumberReset,
  patternError,
} from "@/lib/document-settings/number-pattern";
import { type NumberPreset, numberPresets, presetOf } from "@/lib/document-settings/number-presets";

type Fields = { control: Control<NumberSettingsFormInput, unknown, NumberSettingsForm>; kind: DocumentKind };

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
}: Fields & {
  /** Called when a save finds an error in these fields, which may be hidden. */
  onInvalid: () => void;
}) {
  useInvalid(control, kind, onInvalid);
  const [isCustom, setIsCustom] = useState(false);
  const pattern = useController({ control, name: `${kind}.pattern` });
  const reset = useController({ control, name: `${kind}.reset` });
  const example = useExample({ control, kind });
  const next = example({ pattern: pattern.field.value, reset: reset.field.value });
  const chosen: NumberPreset = isCustom
    ? "custom"
    : presetOf({ pattern: pattern.field.value, reset: reset.field.value });

  const handleChoice = (preset: NumberPreset) => {
    setIsCustom(preset === "custom");
    if (preset === "custom") return;
    pattern.field.onChange(numberPresets[preset].pattern);
    reset.field.onChange(numberPresets[preset].reset);
  };
  const option = (preset: Exclude<NumberPreset, "custom">, text: string) => ({
    value: preset,
    label: example(numberPresets[preset], "1"),
    text: `Next: ${example(numberPresets[preset])}. ${text}`,
  });

  return (
    <>
      <p aria-live="polite">
        <span className="block text-label font-medium text-ink-muted">
          Next {kindLabels[kind].toLowerCase()}
        </span>
        <span className="block text-title font-semibold wrap-anywhere tabular">{next}</span>
      </p>
      <FieldGroup label="Format">
        <RadioCards
          name={`${kind}.preset`}
          value={chosen}
          onChange={handleChoice}
          options={[
            option("year", "Starts again every year."),
            option("plain", "Never starts again."),
            {
              value: "custom",
              label: "Custom",
              text: chosen === "custom" ? `Next: ${next}.` : "A pattern of your own, such as RE-26-014.",
            },
          ]}
        />
      </FieldGroup>
      {chosen === "custom" && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            control={control}
            name={`${kind}.pattern`}
            label="Pattern"
            isRequired
            autoComplete="off"
            hint="{0000} is the counter with at least four digits. {YYYY}, {YY} and {MM} are the year and month of the issue date."
          />
          <SelectField control={control} name={`${kind}.reset`} label="Start again at 1" options={resets} />
        </div>
      )}
      <TextField
        control={control}
        name={`${kind}.next`}
        label="Next number"
        isRequired
        autoComplete="off"
        inputMode="numeric"
        className="max-w-48"
      />
    </>
  );
}

/** Returns a function that formats a number of today, by default the next one of the form; "–" if it cannot be formed. */
function useExample({ control, kind }: Fields) {
  const next = useWatch({ control, name: `${kind}.next` });
  const { now, timeZone } = useClock();
  return ({ pattern, reset }: Numbering, counter: string = next): string => {
    const isValid = patternError({ pattern, reset }) === null && /^\d{1,15}$/.test(counter);
    return isValid ? formatNumber(pattern.trim(), Number(counter), todayIn(timeZone, now)) : "–";
  };
}

function useInvalid(control: Fields["control"], kind: DocumentKind, onInvalid: () => void) {
  const { errors, submitCount } = useFormState({ control, name: kind });
  const isInvalid = errors[kind] !== undefined;
  const show = useEffectEvent(onInvalid);
  useEffect(() => {
    if (isInvalid) show();
  }, [isInvalid, submitCount]);
}
