"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Trash2 } from "lucide";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { Question } from "@/components/dialog/confirm-dialog";
import { unsavedDeletion, useConfirm } from "@/components/dialog/confirm";
import { FormFailure, FormNotices, LeaveButton, SaveButton } from "@/components/dialog/form-parts";
import { type FormSubject, useFormActs } from "@/components/dialog/use-form-acts";
import { submitFromTextarea } from "@/components/ui/input/textarea";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter, type DialogProps } from "@/components/ui/popup/dialog";

export interface FormDialogProps<Values extends FieldValues, Output, Saved = unknown>
  extends
    Pick<
      DialogProps,
      "isOpen" | "onClose" | "onClosed" | "title" | "themeColor" | "width" | "isShort" | "actions"
    >,
    FormSubject<Values, Output, Saved> {
  /** Called after a successful save. Defaults to closing the dialog. */
  onSaved?: (saved: Saved) => void;
  /** Shows the Delete button. `deleteQuestion`, if set, must be confirmed first; as a function it may find that nothing needs to be. */
  onDelete?: () => unknown;
  deleteQuestion?: DeleteQuestion | (() => Promise<DeleteQuestion | null>);
  deleteLabel?: string;
  saveLabel?: string;
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
  saveLabel,
  isDirtyElsewhere,
  canSaveUnchanged,
  savesWhatIsShown = true,
  children,
  ...dialog
}: FormDialogProps<Values, Output, Saved>) {
  const confirm = useConfirm();
  const acts = useFormActs({
    form,
    title: dialog.title,
    subject,
    onSubmit,
    edit,
    isDirtyElsewhere,
    // The closing animation takes some frames; presses during it are ignored.
    isOpen: dialog.isOpen,
    onLeave: onClose,
    onSaved,
  });
  const { isDirty, isSaving, handleLeave } = acts;

  const handleDelete = async () => {
    if (!dialog.isOpen || isSaving) return;
    const asked = typeof deleteQuestion === "function" ? await deleteQuestion() : deleteQuestion;
    // A deletion may fail or be undone, which brings back the row without the input.
    const question = asked ?? (isDirty ? unsavedDeletion : null);
    if (!question || (await confirm({ ...question, tone: "danger" }))) await onDelete?.();
  };

  return (
    <Dialog {...dialog} onClose={handleLeave}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onKeyDown={submitFromTextarea}
        onSubmit={acts.handleSubmit}
      >
        <DialogBody className="flex flex-col gap-4">
          <FormNotices acts={acts} />
          {children}
        </DialogBody>
        <DialogFooter>
          <FormFailure acts={acts} />
          {onDelete && (
            <Button
              variant="danger-quiet"
              className="mr-auto -ml-3"
              onClick={handleDelete}
              disabled={isSaving}
            >
              <Icon of={Trash2} />
              {deleteLabel}
            </Button>
          )}
          <LeaveButton acts={acts} />
          {(savesWhatIsShown || isDirty || isSaving) && (
            <SaveButton acts={acts} label={saveLabel} canSaveUnchanged={canSaveUnchanged} />
          )}
        </DialogFooter>
      </form>
    </Dialog>
  );
}
