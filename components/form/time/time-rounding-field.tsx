"use client";

import { type FieldValues, useController } from "react-hook-form";
import { FieldGroup, type FieldProps } from "@/components/form/field";
import { EagerSelect } from "@/components/ui/select/eager-select";
import {
  parseRounding,
  type Rounding,
  type RoundingMode,
  type RoundingScope,
  roundingSteps,
  roundingText,
} from "@/lib/shared/dates/time-rounding";

type Mode = RoundingMode | "none" | "default";

const modes: { value: Mode; label: string }[] = [
  { value: "none", label: "Not rounded" },
  { value: "up", label: "Rounded up to" },
  { value: "nearest", label: "Rounded to the nearest" },
  { value: "down", label: "Rounded down to" },
];
const steps = roundingSteps.map((step) => ({ value: String(step), label: `${step} minutes` }));
const scopes: { value: RoundingScope; label: string }[] = [
  { value: "entry", label: "Per entry" },
  { value: "line", label: "Per line" },
];
const FIRST: Rounding = { mode: "up", step: 15, per: "entry" };

/** The rounding of billed time, as one text such as "up:15:entry". `defaultLabel` offers the text "" under that name. */
export function TimeRoundingField<Values extends FieldValues, Output>({
  control,
  name,
  defaultLabel,
  ...frame
}: Pick<FieldProps<Values, Output>, "control" | "name" | "hint"> & { defaultLabel?: string }) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const text = String(value ?? "");
  const rounding = parseRounding(text);
  const mode: Mode = rounding?.mode ?? (defaultLabel !== undefined && text === "" ? "default" : "none");
  const set = (change: Partial<Rounding>) => onChange(roundingText({ ...(rounding ?? FIRST), ...change }));
  const handleMode = (next: Mode) => {
    if (next === "default") onChange("");
    else if (next === "none") onChange("none");
    else set({ mode: next });
  };
  return (
    <FieldGroup {...frame} label="Rounding of billed time" error={fieldState.error?.message}>
      <div className="grid gap-2 sm:grid-cols-3">
        <EagerSelect
          ref={ref}
          label="Rounding"
          value={mode}
          onChange={handleMode}
          onBlur={onBlur}
          options={defaultLabel === undefined ? modes : [{ value: "default", label: defaultLabel }, ...modes]}
          className={rounding ? undefined : "sm:col-span-3"}
        />
        {rounding && (
          <>
            <EagerSelect
              label="Step"
              value={String(rounding.step)}
              onChange={(step) => set({ step: Number(step) })}
              options={steps}
            />
            <EagerSelect
              label="Rounded part"
              value={rounding.per}
              onChange={(per) => set({ per })}
              options={scopes}
            />
          </>
        )}
      </div>
    </FieldGroup>
  );
}
