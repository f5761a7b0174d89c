"use client";

import { Link2 } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useController, type FieldValues } from "react-hook-form";
import type { FieldProps } from "@/components/form/field";
import { LinkField } from "@/components/form/link-field";
import { chipClass } from "@/components/ui/input/control-class";

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
          <Link2 aria-hidden className="size-4 shrink-0 text-ink-muted" />
          Add {props.label.toLowerCase()}
        </button>
      )}
    </div>
  );
}
