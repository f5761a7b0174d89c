"use client";

import { type ReactNode, useState } from "react";
import { useFormState, type FieldValues, type UseFormReturn } from "react-hook-form";
import { ShortForm } from "@/components/dialog/short-form";
import { type SaveHandlers, useSave } from "@/components/dialog/use-save";
import { Dialog, type DialogProps } from "@/components/ui/popup/dialog";

/**
 * A dialog around a few fields that are sent at once, such as a passphrase. Unlike `FormDialog`, it never stores its input as
 * a draft, and closing it asks nothing. It stays open while it is being sent, because it shows the response.
 */
export function ShortFormDialog<Values extends FieldValues, Output, Saved>({
  form,
  isOpen,
  onClose,
  title,
  description,
  submitLabel,
  onSubmit,
  onSaved = onClose,
  width = "sm",
  of,
  children,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  submitLabel: string;
  /** Names what is sent, where that is not in the form: a failure is shown until it changes. */
  of?: string;
  /** Called after a successful save. Defaults to closing the dialog. */
  onSaved?: (saved: Saved) => void;
  children: ReactNode;
} & Pick<DialogProps, "width"> &
  Pick<SaveHandlers<Values, Output, Saved>, "onSubmit">) {
  const { isSubmitting } = useFormState({ control: form.control });
  const [sent, setSent] = useState(of);
  const { save, failure } = useSave(form, {
    onSubmit: (values: Output) => {
      setSent(of);
      return onSubmit(values);
    },
    onSaved,
  });
  const handleClose = () => {
    if (!isSubmitting) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={title}
      description={description}
      width={width}
      isShort
    >
      <ShortForm
        isOpen={isOpen}
        isSubmitting={isSubmitting}
        failure={sent === of ? failure : undefined}
        submitLabel={submitLabel}
        isSentOnce
        onSubmit={form.handleSubmit(save)}
        onCancel={handleClose}
      >
        {children}
      </ShortForm>
    </Dialog>
  );
}
