"use client";

import { Trash2 } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useFormState, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useConfirm, type Question } from "@/components/dialog/confirm";
import { KeptFormOffer } from "@/components/dialog/kept-form-offer";
import { unsavedChanges } from "@/components/dialog/unsaved-changes";
import { useKeptForm } from "@/components/dialog/use-kept-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter, type DialogProps } from "@/components/ui/dialog";

export interface FormDialogProps<Values extends FieldValues, Output> extends Pick<
  DialogProps,
  "isOpen" | "onClose" | "onClosed" | "title" | "themeColor" | "width" | "actions"
> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Saves. Closing afterwards is the caller's. */
  onSubmit: (values: Output) => unknown;
  /** Shows Delete. Asks `deleteQuestion` first when there is one. */
  onDelete?: () => unknown;
  deleteQuestion?: Pick<Question, "title" | "body">;
  deleteLabel?: string;
  saveLabel?: string;
  /** Work that is under way outside of the form, such as an upload. */
  isSaving?: boolean;
  /** Something that the form does not hold has changed, such as a picked file. */
  isDirtyElsewhere?: boolean;
  children: ReactNode;
}

/** A dialog around one form: Delete, Discard, Save, and the one guard that every way of closing goes through. */
export function FormDialog<Values extends FieldValues, Output>({
  form,
  onSubmit,
  onClose,
  onDelete,
  deleteQuestion,
  deleteLabel = "Delete",
  saveLabel = "Save",
  isSaving = false,
  isDirtyElsewhere = false,
  children,
  ...dialog
}: FormDialogProps<Values, Output>) {
  const confirm = useConfirm();
  const state = useFormState({ control: form.control });
  const isDirty = state.isDirty || isDirtyElsewhere;
  const isBusy = state.isSubmitting || isSaving;
  // Once it is told to close it stands for some frames more, and a second press is no second wish.
  const isInert = isBusy || !dialog.isOpen;
  const offer = useKeptForm(form, { title: dialog.title, isDirty: isDirty && dialog.isOpen });

  const handleClose = async () => {
    if (isInert) return;
    if (!isDirty || (await confirm(unsavedChanges))) onClose();
  };

  const handleDelete = async () => {
    if (isInert) return;
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
          if (isInert) return event.preventDefault();
          return form.handleSubmit((values) => onSubmit(values))(event);
        }}
      >
        <DialogBody className="flex flex-col gap-4">
          {offer && <KeptFormOffer offer={offer} />}
          {children}
        </DialogBody>
        <DialogFooter>
          {onDelete && (
            <Button variant="danger-quiet" className="mr-auto -ml-3" onClick={handleDelete} disabled={isBusy}>
              <Trash2 aria-hidden />
              {deleteLabel}
            </Button>
          )}
          <Button variant="ghost" onClick={handleClose} disabled={isBusy}>
            Discard
          </Button>
          <Button type="submit" variant="primary" disabled={!isDirty} isLoading={isBusy}>
            {saveLabel}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function submitFromTextarea(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
