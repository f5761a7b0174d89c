"use client";

import type { FormEvent, ReactNode } from "react";
import { useFormState, type FieldValues, type UseFormReturn } from "react-hook-form";
import { type SaveHandlers, useSave } from "@/components/dialog/use-save";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";

/**
 * A dialog around a few fields that are sent at once, such as a passphrase. Unlike `FormDialog`, it never stores its input as
 * a draft, and closing it asks nothing.
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
  children,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  submitLabel: string;
  /** Called after a successful save. Defaults to closing the dialog. */
  onSaved?: (saved: Saved) => void;
  children: ReactNode;
} & Pick<SaveHandlers<Values, Output, Saved>, "onSubmit">) {
  const { isSubmitting } = useFormState({ control: form.control });
  const { save, failure } = useSave(form, { onSubmit, onSaved });
  const handleSubmit = (event: FormEvent) => {
    // React events bubble out of a portal to the form of the dialog below.
    event.stopPropagation();
    if (isSubmitting || !isOpen) return event.preventDefault();
    return form.handleSubmit(save)(event);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={description} width="sm" isShort>
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={handleSubmit}>
        <DialogBody className="flex flex-col gap-4">{children}</DialogBody>
        <DialogFooter>
          {failure && (
            <p role="alert" className="w-full font-medium text-danger">
              {failure}
            </p>
          )}
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isLoading={isSubmitting}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
