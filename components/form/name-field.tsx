"use client";

import type { KeyboardEvent } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import { Textarea } from "@/components/ui/input/textarea";

/**
 * A name, which is one line of text but is shown in full: the field grows with it, and Enter submits the form. As the title of a form its
 * label is its placeholder.
 */
export function NameField<Values extends FieldValues, Output>({
  control,
  name,
  isDisabled,
  isTitle = false,
  ...frame
}: FieldProps<Values, Output> & { isTitle?: boolean }) {
  const { field, fieldState } = useController({ control, name });
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== "Enter" || isModified || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Field {...frame} isLabelHidden={isTitle || frame.isLabelHidden} error={fieldState.error?.message}>
      {(wiring) => (
        <Textarea
          rows={1}
          autoComplete="off"
          enterKeyHint="done"
          {...wiring}
          {...field}
          // A pasted line break becomes a space, as in a field of one line.
          onChange={(event) => field.onChange(event.target.value.replace(/(?<!\s)\s*\n\s*/g, " "))}
          onKeyDown={handleKeyDown}
          value={field.value ?? ""}
          disabled={isDisabled}
          isTitle={isTitle}
          placeholder={isTitle ? frame.label : undefined}
          className={isTitle ? "resize-none!" : "min-h-8! resize-none! py-[5px]! pointer-coarse:py-[9px]!"}
        />
      )}
    </Field>
  );
}
