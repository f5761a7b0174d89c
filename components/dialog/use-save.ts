"use client";

import { useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/api";
import { changedFields } from "@/lib/edits/merge";
import { errorMessages } from "@/lib/errors";

export type SaveHandlers<Values extends FieldValues, Output, Saved> = {
  /** Saves. Rejects when it was refused; resolves with false when it was not saved and that has been said. */
  onSubmit: (values: Output) => Saved | false | Promise<Saved | false>;
  /** It is saved, and nothing was typed since. */
  onSaved: (saved: Saved) => void;
  /** It was refused after the form had been left. */
  onLost?: (values: Values) => void;
};

/**
 * Saves a form that stays on the screen until the answer is there. What is refused is said at its field or in `failure`;
 * what is typed during the save is kept and remains unsaved.
 */
export function useSave<Values extends FieldValues, Output, Saved>(
  form: UseFormReturn<Values, unknown, Output>,
  { onSubmit, onSaved, onLost }: SaveHandlers<Values, Output, Saved>,
) {
  const [failure, setFailure] = useState<string>();
  const isLeft = useRef(false);

  const save = async (values: Output) => {
    const sent = structuredClone(form.getValues());
    setFailure(undefined);
    let saved: Saved | false;
    try {
      saved = await onSubmit(values);
    } catch (error) {
      if (isLeft.current) onLost?.(sent);
      else setFailure(showRefusal(form, error));
      return;
    }
    if (saved === false && isLeft.current) onLost?.(sent);
    if (saved === false || isLeft.current) return;
    const isSame = changedFields(sent, form.getValues()).length === 0;
    form.reset(sent, isSame ? undefined : { keepValues: true, keepDirty: true });
    if (isSame) onSaved(saved);
  };

  return {
    save,
    failure,
    /** Says that the form was left while it is being saved: nothing follows from the answer. */
    leave: () => void (isLeft.current = true),
  };
}

/** Puts what the server refused at its fields. Returns what belongs to none of them. */
function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): string | undefined {
  const { problem, status, message } = error instanceof ApiError ? error : unexpected;
  const values = form.getValues();
  const errors = problem?.errors ?? [];
  const placed = errors.filter(({ path }) => (path.split(".")[0] ?? "") in values);
  for (const [index, { path, message }] of placed.entries())
    form.setError(path as FieldPath<Values>, { type: "server", message }, { shouldFocus: index === 0 });
  if (errors.length > 0 && placed.length === errors.length) return undefined;
  if (status === 404) return "Not saved: it is not there any more.";
  return `Not saved: ${saysWhy.has(status) ? (problem?.detail ?? message) : message}`;
}

/** Statuses whose `detail` can be shown to the person. */
const saysWhy = new Set([409, 413, 422, 429, 503]);
const unexpected = new ApiError(errorMessages.unexpected, 500);
