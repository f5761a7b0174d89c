"use client";

import { useEffect, useEffectEvent } from "react";
import { type FieldValues, useFormState, type UseFormReturn } from "react-hook-form";
import type { RowEdit } from "@/components/dialog/use-row-edit";
import { changedFields } from "@/lib/edits/merge";

/**
 * Lets a form that stays open begin from the current row, of which another form or tab has changed something. Fields with unsaved changes stay as
 * they are; if the row has changed in the form's fields meanwhile, saving finds the conflict.
 */
export function useFollowRow<Values extends FieldValues, Output, Row extends { updatedAt: string }>(
  form: UseFormReturn<Values, unknown, Output>,
  { row, toForm, edit }: { row: Row; toForm: (row: Row) => Values; edit: Pick<RowEdit, "base" | "rebase"> },
) {
  const { updatedAt } = row;
  const { isDirty } = useFormState({ control: form.control });
  const handleChange = useEffectEvent(() => {
    const { values, version } = edit.base();
    if (updatedAt <= version) return;
    const current = toForm(row);
    const isSame = changedFields(values as Partial<Values>, current).length === 0;
    if (!isSame && changedFields(values as Partial<Values>, form.getValues()).length > 0) return;
    edit.rebase(current, updatedAt);
    if (!isSame) form.reset(current);
  });
  // Runs again when the form has no unsaved changes any more: while it had some, a newer row was not shown.
  useEffect(() => handleChange(), [updatedAt, isDirty]);
}
