"use client";

import { Trash2 } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useFormState, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { Question } from "@/components/dialog/confirm-dialog";
import { EditConflictPanel } from "@/components/dialog/edit-conflict";
import { KeptFormOffer } from "@/components/dialog/kept-form-offer";
import { unsavedChanges, useConfirm } from "@/components/dialog/confirm";
import { useKeptForm } from "@/components/dialog/use-kept-form";
import type { EditConflict } from "@/components/dialog/use-row-edit";
import { type SaveHandlers, useSave } from "@/components/dialog/use-save";
import { submitFromTextarea } from "@/components/ui/textarea";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter, type DialogProps } from "@/components/ui/dialog";

export interface FormDialogProps<Values extends FieldValues, Output, Saved = unknown>
  extends
    Pick<DialogProps, "isOpen" | "onClose" | "onClosed" | "title" | "themeColor" | "width" | "actions">,
    Pick<SaveHandlers<Values, Output, Saved>, "onSubmit"> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The id of what is edited; nothing where it is new. */
  subject?: string;
  /** It is saved. Closes the dialog unless said otherwise. */
  onSaved?: (saved: Saved) => void;
  /** A conflict with a change made elsewhere. It must be resolved before saving. */
  conflict?: EditConflict;
  /** Shows Delete. Asks `deleteQuestion` first when there is one. */
  onDelete?: () => unknown;
  deleteQuestion?: Pick<Question, "title" | "body">;
  deleteLabel?: string;
  saveLabel?: string;
  /** Work that is under way outside of the form, such as a deletion. */
  isBusyElsewhere?: boolean;
  /** Something that the form does not hold has changed, such as a picked file. */
  isDirtyElsewhere?: boolean;
  children: ReactNode;
}

/**
 * A dialog around one form: Delete, Discard, Save, and the one guard that every way of closing goes through. It stays open
 * until what it holds is saved: see docs/decisions/0122-dialogs-stay-open-until-saved.md.
 */
export function FormDialog<Values extends FieldValues, Output, Saved>({
  form,
  subject,
  onSubmit,
  onClose,
  onSaved = onClose,
  conflict,
  onDelete,
  deleteQuestion,
  deleteLabel = "Delete",
  saveLabel = "Save",
  isBusyElsewhere = false,
  isDirtyElsewhere = false,
  children,
  ...dialog
}: FormDialogProps<Values, Output, Saved>) {
  const confirm = useConfirm();
  const state = useFormState({ control: form.control });
  const isDirty = state.isDirty || isDirtyElsewhere;
  const isSaving = state.isSubmitting;
  // Once it is told to close it stands for some frames more, and a second press is no second wish.
  const isInert = isBusyElsewhere || !dialog.isOpen;
  const kept = useKeptForm(form, {
    title: dialog.title,
    subject,
    isDirty: isDirty && dialog.isOpen,
    onDiscard: onClose,
  });
  const { save, failure, leave } = useSave(form, {
    onSubmit,
    onSaved: (saved) => {
      kept.drop();
      onSaved(saved);
    },
    onLost: kept.keep,
  });

  const handleSave = (event?: FormEvent) => form.handleSubmit(save)(event);
  const handleClose = async () => {
    if (isInert) return;
    if (isSaving) leave();
    else if (isDirty && !(await confirm(unsavedChanges))) return;
    kept.drop();
    onClose();
  };

  const handleDelete = async () => {
    if (isInert || isSaving) return;
    if (!deleteQuestion || (await confirm({ ...deleteQuestion, tone: "danger" }))) await onDelete?.();
  };

  return (
    <Dialog {...dialog} onClose={handleClose}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onKeyDown={submitFromTextarea}
        onSubmit={(event) => {
          // A form inside a portal still bubbles to the React form around it.
          event.stopPropagation();
          if (isInert || isSaving || conflict) return event.preventDefault();
          return handleSave(event);
        }}
      >
        <DialogBody className="flex flex-col gap-4">
          {kept.offer && <KeptFormOffer offer={kept.offer} />}
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
            {isSaving ? "Close" : "Discard"}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!isDirty || Boolean(conflict)}
            isLoading={isSaving || isBusyElsewhere}
          >
            {saveLabel}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
