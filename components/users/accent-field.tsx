"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Check } from "lucide";
import { type Control, useController } from "react-hook-form";
import { FieldGroup } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { accentChoices, printedAccent, toAccent } from "@/lib/logo/accent";
import type { BrandingForm } from "@/lib/users/branding-form";

const choices = [{ value: "", label: "Black" }, ...accentChoices];

/** The color of documents: one of several that can be read on white, or any other, which is darkened where it is needed. */
export function AccentField({ control }: { control: Control<BrandingForm> }) {
  const { field } = useController({ control, name: "accent" });
  const accent = toAccent(field.value);
  const printed = accent && printedAccent(accent);
  return (
    <div className="flex flex-col gap-3">
      <FieldGroup label="Colour">
        <div className="flex flex-wrap gap-1">
          {choices.map(({ value, label }) => (
            <label
              key={label}
              title={label}
              className="relative flex size-8 target cursor-pointer items-center justify-center rounded-control hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus pointer-coarse:size-11"
            >
              <input
                type="radio"
                name={`${field.name}-choice`}
                value={value}
                checked={(accent ?? "") === value}
                onChange={() => field.onChange(value)}
                aria-label={label}
                className="peer absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
              />
              <span
                aria-hidden
                data-mark
                style={{ backgroundColor: value || "#1a1a1d" }}
                className="pointer-events-none flex size-5.5 items-center justify-center rounded-full border border-line-strong ring-offset-2 ring-offset-panel peer-checked:ring-2 peer-checked:ring-ink [&>svg]:invisible peer-checked:[&>svg]:visible"
              >
                <Icon of={Check} className="size-3.5 stroke-[3.5] text-[white]" />
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <TextField
        control={control}
        name="accent"
        label="Own colour"
        autoComplete="off"
        placeholder="#1f5f8b"
        hint={printed !== accent && `Too light to read on paper. Printed as ${printed} instead.`}
      />
    </div>
  );
}
