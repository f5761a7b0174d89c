"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Check } from "lucide";
import { useController, type FieldValues } from "react-hook-form";
import { FieldGroup, type FieldProps } from "@/components/form/field";
import { clientColor, themeColors, themeTone } from "@/lib/clients/theme-colors";

/** The client's color: a grid of native radio buttons, so that arrow keys work. */
export function ColorField<Values extends FieldValues, Output>({
  control,
  name,
  isDisabled,
  ...frame
}: FieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const chosen = field.value ? themeTone(field.value).label : "None selected";
  return (
    <FieldGroup {...frame} error={fieldState.error?.message}>
      <div className="grid max-w-64 grid-cols-7 gap-x-1 gap-y-0.5 pointer-coarse:max-w-84 pointer-coarse:grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] pointer-coarse:gap-x-0.5">
        {themeColors.map((color, index) => (
          <label
            key={color.value}
            title={`${color.label} (${color.value})`}
            style={clientColor(color.value)}
            className="relative flex size-8 target cursor-pointer items-center justify-center rounded-control hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus"
          >
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={field.name}
              value={color.value}
              checked={field.value === color.value}
              disabled={isDisabled}
              onChange={() => field.onChange(color.value)}
              onBlur={field.onBlur}
              aria-label={`${color.label}, ${color.value}`}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <span
              aria-hidden
              data-mark
              className="pointer-events-none flex size-5.5 items-center justify-center rounded-full bg-client-edge ring-offset-2 ring-offset-panel peer-checked:ring-2 peer-checked:ring-ink [&>svg]:invisible peer-checked:[&>svg]:visible"
            >
              <Icon of={Check} className="size-3.5 stroke-[3.5] text-on-client-edge" />
            </span>
          </label>
        ))}
      </div>
      <p className="mt-1 text-meta text-ink-muted" aria-hidden>
        {chosen}
      </p>
    </FieldGroup>
  );
}
