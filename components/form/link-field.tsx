"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Link2 } from "lucide";
import { type ComponentProps, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useController, type FieldValues } from "react-hook-form";
import type { FieldProps } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { chipClass } from "@/components/ui/input/control-class";
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

/** The address of a web page that few rows have: a chip that becomes its field, which is then below the other chips of its row. */
export function LinkChip<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const { field } = useController({ control: props.control, name: props.name });
  const frame = useRef<HTMLDivElement>(null);
  const hasLink = Boolean(field.value);
  // A field that is emptied stays.
  const [isOpen, setOpen] = useState(hasLink);
  if (hasLink && !isOpen) setOpen(true);
  const open = () => {
    flushSync(() => setOpen(true));
    frame.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={frame} className={isOpen ? "order-1 basis-full" : "contents"}>
      {isOpen ? (
        <LinkField {...props} />
      ) : (
        <button type="button" disabled={props.isDisabled} onClick={open} className={chipClass}>
          <Icon of={Link2} className="size-4 shrink-0 text-ink-muted" />
          Add {props.label.toLowerCase()}
        </button>
      )}
    </div>
  );
}
