"use client";

import { useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError, ProofCancelled } from "@/lib/api/request";
import type { RowEdit } from "@/components/dialog/use-row-edit";
import { changedFields } from "@/lib/edits/merge";
import { markShownInForm } from "@/lib/edits/shown-errors";
import { errorMessages } from "@/lib/shared/errors";

export type SaveHandlers<Values extends FieldValues, Output, Saved> = {
  /** Saves the values. Rejects when the server refuses them; resolves with false when the problem is already shown. */
  onSubmit: (values: Output) => Saved | false | Promise<Saved | false>;
  /** Called after a save, unless the form was changed in the meantime. */
  onSaved: (saved: Saved) => void;
  /** Called when a save fails after the form was closed. */
  onLost?: (values: Values) => void;
};

/**
 * Saves a form that stays open until the response arrives. Errors are shown at their field or returned as `failure`;
 * changes made during the save are kept and remain unsaved.
 */
export function useSave<Values extends FieldValues, Output, Saved>(
  form: UseFormReturn<Values, unknown, Output>,
  {
    onSubmit,
    onSaved,
    onLost,
    edit,
  }: SaveHandlers<Values, Output, Saved> & {
    /** The edit of an existing row. After a save, its base has the stored values, including changes made elsewhere. */
    edit?: Pick<RowEdit, "base">;
  },
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
    if (isLeft.current) return;
    const stored = { ...sent, ...(edit?.base().values as Partial<Values>) };
    // Discard leads back to what is stored, also if another part was not, such as a picture.
    if (saved === false) return edit && form.reset(stored, { keepValues: true, keepDirty: true });
    const isSame = changedFields(stored, form.getValues()).length === 0;
    form.reset(stored, isSame ? undefined : { keepValues: true, keepDirty: true });
    if (isSame) onSaved(saved);
  };

  return {
    save,
    failure,
    /** Marks the form as closed during a save, so that the response is ignored. */
    leave: () => void (isLeft.current = true),
  };
}

/** Sets the server's errors on their fields. Returns those that belong to no field. */
function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): string | undefined {
  if (error instanceof ProofCancelled) return undefined;
  const { problem, status, message } = error instanceof ApiError ? error : unexpected;
  const values = form.getValues();
  const errors = problem?.errors ?? [];
  const placed = errors.filter(({ path }) => (path.split(".")[0] ?? "") in values);
  for (const [index, { path, message }] of placed.entries())
    form.setError(path as FieldPath<Values>, { type: "server", message }, { shouldFocus: index === 0 });
  if (errors.length > 0 && placed.length === errors.length) return undefined;
  if (status === 404) {
    if (error instanceof Error) markShownInForm(error);
    return "Not saved: it no longer exists.";
  }
  return `Not saved: ${saysWhy.has(status) ? (problem?.detail ?? message) : message}`;
}

/** With these statuses, the `detail` of the response is written for the user. */
const saysWhy = new Set([409, 413, 422, 429, 503]);
const unexpected = new ApiError(errorMessages.unexpected, 500);
