"use client";

import type { FormEvent } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { unsavedChanges, useConfirm } from "@/components/dialog/confirm";
import { useFormDraft } from "@/components/dialog/use-form-draft";
import type { RowEdit } from "@/components/dialog/use-row-edit";
import { type SaveHandlers, useSave } from "@/components/dialog/use-save";

/** The form of a dialog or of a part of a page. */
export interface FormSubject<Values extends FieldValues, Output, Saved = unknown> extends Pick<
  SaveHandlers<Values, Output, Saved>,
  "onSubmit"
> {
  form: UseFormReturn<Values, unknown, Output>;
  title: string;
  /** The id of the edited row; undefined for a new one. */
  subject?: string;
  /** The edit of an existing row. A conflict with a change made elsewhere must be resolved before saving. */
  edit?: RowEdit;
  /** True if something outside of the form's values has changed, such as a chosen file. */
  isDirtyElsewhere?: boolean;
}

export type FormActs = ReturnType<typeof useFormActs>;

/**
 * Saving, leaving and drafts of a form with a Save and a Discard button. Leaving asks about unsaved changes. See
 * docs/decisions/0121-unsaved-input-is-kept.md.
 */
export function useFormActs<Values extends FieldValues, Output, Saved>({
  form,
  title,
  subject,
  onSubmit,
  edit,
  isDirtyElsewhere = false,
  isOpen = true,
  path,
  onLeave,
  onDiscard = onLeave,
  onSaved,
}: FormSubject<Values, Output, Saved> & {
  /** False while it closes: presses are ignored then. */
  isOpen?: boolean;
  /** The address of the form, if it is a part of a page. */
  path?: string;
  /** Called when the person leaves the form. */
  onLeave: () => void;
  /** Called when the person has agreed to lose the changes by following a link or going back. */
  onDiscard?: () => void;
  onSaved: (saved: Saved) => void;
}) {
  const confirm = useConfirm();
  const state = useFormState({ control: form.control });
  const isDirty = state.isDirty || isDirtyElsewhere;
  const isSaving = state.isSubmitting;
  const draft = useFormDraft(form, { title, subject, isDirty: isDirty && isOpen, onDiscard, edit, path });
  const conflict = edit?.conflict;
  const { save, failure, leave } = useSave(form, {
    onSubmit,
    onSaved: (saved) => {
      draft.drop();
      onSaved(saved);
    },
    onLost: draft.keep,
    edit,
  });
  const handleSave = (event?: FormEvent) => form.handleSubmit(save)(event);

  return {
    isDirty,
    isSaving,
    conflict,
    failure,
    offer: draft.offer,
    save: () => void handleSave(),
    handleSubmit: (event: FormEvent) => {
      // React events bubble out of a portal to an outer form.
      event.stopPropagation();
      if (!isOpen || isSaving || conflict) return event.preventDefault();
      return handleSave(event);
    },
    /** Leaves the form, unless the person wants to keep unsaved changes. */
    handleLeave: async () => {
      if (!isOpen) return;
      if (isSaving) leave();
      else if (isDirty && !(await confirm(unsavedChanges))) return;
      draft.drop();
      onLeave();
    },
  };
}
