"use client";

import { Trash2 } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useFormState, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { Question } from "@/components/dialog/confirm-dialog";
import { EditConflictPanel } from "@/components/dialog/edit-conflict";
import { FormDraftOffer } from "./form-draft-offer";
import { unsavedChanges, useConfirm } from "@/components/dialog/confirm";
import { useFormDraft } from "./use-form-draft";
import type { RowEdit } from "@/components/dialog/use-row-edit";
import { type SaveHandlers, useSave } from "@/components/dialog/use-save";
import { submitFromTextarea } from "@/components/ui/input/textarea";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter, type DialogProps } from "@/components/ui/popup/dialog";

export interface FormDialogProps<Values extends FieldValues, Output, Saved = unknown>
  extends
    Pick<
      DialogProps,
      "isOpen" | "onClose" | "onClosed" | "title" | "themeColor" | "width" | "isShort" | "actions"
    >,
    Pick<SaveHandlers<Values, Output, Saved>, "onSubmit"> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The id of the edited row; undefined for a new one. */
  subject?: string;
  /** Called after a successful save. Defaults to closing the dialog. */
  onSaved?: (saved: Saved) => void;
  /** The edit of an existing row. A conflict with a change made elsewhere must be resolved before saving. */
  edit?: RowEdit;
  /** Shows the Delete button. `deleteQuestion`, if set, must be confirmed first; as a function it may find that nothing needs to be. */
  onDelete?: () => unknown;
  deleteQuestion?: DeleteQuestion | (() => Promise<DeleteQuestion | null>);
  deleteLabel?: string;
  saveLabel?: string;
  /** True if other work is in progress, such as a deletion. */
  isBusyElsewhere?: boolean;
  /** True if something outside of the form's values has changed, such as a chosen file. */
  isDirtyElsewhere?: boolean;
  /** True if the initial values are complete, so that they can be saved without a change. */
  canSaveUnchanged?: boolean;
  /** True if what is shown is saved with the form. If not, the dialog offers Discard and Save only for unsaved changes. */
  savesWhatIsShown?: boolean;
  children: ReactNode;
}

type DeleteQuestion = Pick<Question, "title" | "body" | "isRefusal" | "instead">;

/**
 * A dialog around one form, with Delete, Discard and Save. Every way of closing it asks about unsaved changes. It stays open
 * until its changes are saved: see docs/decisions/0122-dialogs-stay-open-until-saved.md.
 */
export function FormDialog<Values extends FieldValues, Output, Saved>({
  form,
  subject,
  onSubmit,
  onClose,
  onSaved = onClose,
  edit,
  onDelete,
  deleteQuestion,
  deleteLabel = "Delete",
  saveLabel = "Save",
  isBusyElsewhere = false,
  isDirtyElsewhere = false,
  canSaveUnchanged = false,
  savesWhatIsShown = true,
  children,
  ...dialog
}: FormDialogProps<Values, Output, Saved>) {
  const confirm = useConfirm();
  const state = useFormState({ control: form.control });
  const isDirty = state.isDirty || isDirtyElsewhere;
  const isSaving = state.isSubmitting;
  const hasSave = savesWhatIsShown || isDirty || isSaving;
  // The closing animation takes some frames; presses during it are ignored.
  const isInert = isBusyElsewhere || !dialog.isOpen;
  const draft = useFormDraft(form, {
    title: dialog.title,
    subject,
    isDirty: isDirty && dialog.isOpen,
    onDiscard: onClose,
    edit,
  });
  const conflict = edit?.conflict;
  const { save, failure, leave } = useSave(form, {
    onSubmit,
    onSaved: (saved) => {
      draft.drop();
      onSaved(saved);
    },
    onLost: draft.keep,
  });

  const handleSave = (event?: FormEvent) => form.handleSubmit(save)(event);
  const handleClose = async () => {
    if (isInert) return;
    if (isSaving) leave();
    else if (isDirty && !(await confirm(unsavedChanges))) return;
    draft.drop();
    onClose();
  };

  const handleDelete = async () => {
    if (isInert || isSaving) return;
    const question = typeof deleteQuestion === "function" ? await deleteQuestion() : deleteQuestion;
    if (!question || (await confirm({ ...question, tone: "danger" }))) await onDelete?.();
  };

  return (
    <Dialog {...dialog} onClose={handleClose}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onKeyDown={submitFromTextarea}
        onSubmit={(event) => {
          // React events bubble out of a portal to an outer form.
          event.stopPropagation();
          if (isInert || isSaving || conflict) return event.preventDefault();
          return handleSave(event);
        }}
      >
        <DialogBody className="flex flex-col gap-4">
          {draft.offer && <FormDraftOffer offer={draft.offer} />}
          {conflict && <EditConflictPanel conflict={conflict} onSettled={() => void handleSave()} />}
          {children}
        </DialogBody>
        <DialogFooter>
          {failure && (
            <p role="alert" className="w-full font-medium text-danger">
              {failure}
            </p>
          )}
          {onDelete && (
            <Button
              variant="danger-quiet"
              className="mr-auto -ml-3"
              onClick={handleDelete}
              disabled={isBusyElsewhere || isSaving}
            >
              <Trash2 aria-hidden />
              {deleteLabel}
            </Button>
          )}
          <Button variant="ghost" onClick={handleClose} disabled={isBusyElsewhere}>
            {isSaving || !isDirty ? "Close" : "Discard"}
          </Button>
          {hasSave && (
            <Button
              type="submit"
              variant="primary"
              disabled={!(isDirty || canSaveUnchanged) || Boolean(conflict)}
              isLoading={isSaving || isBusyElsewhere}
            >
              {saveLabel}
            </Button>
          )}
        </DialogFooter>
      </form>
    </Dialog>
  );
}
