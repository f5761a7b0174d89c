"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { X } from "lucide";
import { useState, type KeyboardEvent } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import { controlClass } from "@/components/ui/input/control-class";
import { tagError } from "@/lib/tags/schema";

/**
 * A list of tags. Enter adds one, Escape clears the input, Backspace removes the last tag. Text that is not a valid tag
 * stays in the input and is held by the form after the tags, where the schema rejects it.
 */
export function TagField<Values extends FieldValues, Output>({
  control,
  name,
  placeholder = "Add a tag",
  isDisabled,
  ...frame
}: FieldProps<Values, Output> & { placeholder?: string }) {
  const { field, fieldState } = useController({ control, name });
  const held: readonly string[] = field.value ?? [];
  const tags = held.filter((tag) => !tagError(tag));
  const refused = held.find((tag) => tagError(tag));
  const [typed, setTyped] = useState("");
  const draft = refused ?? typed;

  const setDraft = (text: string) => {
    setTyped(text);
    if (refused !== undefined) field.onChange(tags);
  };
  const add = () => {
    const tag = draft.trim();
    setTyped("");
    if (tag && !held.includes(tag)) field.onChange([...tags, tag]);
  };
  const remove = (tag: string) => field.onChange(tags.filter((other) => other !== tag));

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing && draft !== "") {
      event.preventDefault();
      add();
    } else if (event.key === "Escape" && draft !== "") {
      // Clears the input only: the event must not close the dialog.
      event.preventDefault();
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      setDraft("");
    } else if (event.key === "Backspace" && draft === "" && tags.length > 0) {
      field.onChange(tags.slice(0, -1));
    }
  };

  return (
    <Field {...frame} error={(refused && tagError(refused)) ?? fieldState.error?.message}>
      {(wiring) => (
        <div
          className={clsx(
            controlClass,
            "flex flex-wrap items-center gap-1 px-1 py-[3px] has-disabled:bg-sunken has-disabled:text-ink-muted focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus",
          )}
          data-invalid={wiring["aria-invalid"]}
        >
          {tags.length > 0 && (
            <ul aria-label={frame.label} className="contents">
              {tags.map((tag) => (
                <Tag key={tag} tag={tag} onRemove={() => remove(tag)} isDisabled={isDisabled} />
              ))}
            </ul>
          )}
          <input
            {...wiring}
            ref={field.ref}
            value={draft}
            disabled={isDisabled}
            placeholder={tags.length === 0 && !isDisabled ? placeholder : undefined}
            autoComplete="off"
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={handleKey}
            onBlur={() => {
              add();
              field.onBlur();
            }}
            className="min-h-6 min-w-12 flex-1 bg-transparent px-1.5 outline-none"
          />
        </div>
      )}
    </Field>
  );
}

function Tag({ tag, onRemove, isDisabled }: { tag: string; onRemove: () => void; isDisabled?: boolean }) {
  return (
    <li
      className={clsx(
        "flex h-6 max-w-full items-center rounded-chip pl-2 text-label font-medium dark:bg-raised pointer-coarse:h-9",
        isDisabled ? "bg-panel pr-2" : "bg-sunken",
      )}
    >
      <span className="truncate">{tag}</span>
      {!isDisabled && (
        <button
          type="button"
          aria-label={`Remove ${tag}`}
          onClick={onRemove}
          className="flex size-6 items-center justify-center rounded-chip text-ink-muted hover:text-ink pointer-coarse:size-9"
        >
          <Icon of={X} className="size-3" />
        </button>
      )}
    </li>
  );
}
