"use client";

import type { ComponentProps } from "react";
import { useController, type FieldValues } from "react-hook-form";
import type { FieldProps } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { completeLink } from "@/lib/shared/text/web-link";

/** The address of a web page. "example.com" becomes "https://example.com" when the field is left or the form is sent. */
export function LinkField<Values extends FieldValues, Output>({
  onLink,
  ...props
}: FieldProps<Values, Output> & {
  /** Called with each link that was pasted, or typed and left. */
  onLink?: (link: string) => void;
}) {
  const { field } = useController({ control: props.control, name: props.name });
  const complete = () => {
    const typed = String(field.value ?? "");
    const link = completeLink(typed);
    if (link !== typed) field.onChange(link);
    if (link) onLink?.(link);
  };
  const pasted: ComponentProps<"input">["onPaste"] = ({ clipboardData }) =>
    onLink?.(completeLink(clipboardData.getData("text")));
  return (
    // Has no box of its own; it handles the field's events before the form does.
    <div className="contents" onBlur={complete} onKeyDown={({ key }) => key === "Enter" && complete()}>
      <TextField
        {...props}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        onPaste={pasted}
      />
    </div>
  );
}
