"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Eye, EyeOff } from "lucide";
import { useState } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input/input";

/** A passphrase, with a button that shows what was typed. */
export function PassphraseField<Values extends FieldValues, Output>({
  control,
  name,
  isDisabled,
  autoComplete,
  ...frame
}: FieldProps<Values, Output> & { autoComplete: "new-password" | "current-password" }) {
  const { field, fieldState } = useController({ control, name });
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(wiring) => (
        <div className="relative">
          <Input
            {...wiring}
            {...field}
            type={isShown ? "text" : "password"}
            value={field.value ?? ""}
            disabled={isDisabled}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-9 pointer-coarse:pr-12"
          />
          <IconButton
            name={isShown ? "Hide passphrase" : "Show passphrase"}
            className="absolute inset-y-0 right-0"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
