import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/popup/dialog";

/** The content of a dialog around a few fields: the form with its failure, a Cancel button and one that submits. */
export function ShortForm({
  isOpen,
  isSubmitting,
  failure,
  submitLabel,
  isSentOnce = false,
  onSubmit,
  onCancel,
  children,
}: {
  /** True if the dialog is open: a press while it closes sends nothing. */
  isOpen: boolean;
  /** True if the form is being sent, and must not be sent again. */
  isSubmitting: boolean;
  /** Why the form was not accepted, if that belongs to no field. */
  failure: string | undefined;
  submitLabel: string;
  /** True if its response is shown only once: it cannot be cancelled while it is being sent. */
  isSentOnce?: boolean;
  onSubmit: (event: FormEvent) => unknown;
  onCancel: () => void;
  children: ReactNode;
}) {
  const handleSubmit = (event: FormEvent) => {
    // React events bubble out of a portal to an outer form.
    event.stopPropagation();
    if (isSubmitting || !isOpen) return event.preventDefault();
    onSubmit(event);
  };
  return (
    <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={handleSubmit}>
      <DialogBody className="flex flex-col gap-4">{children}</DialogBody>
      <DialogFooter>
        {failure && (
          <p role="alert" className="w-full font-medium text-danger">
            {failure}
          </p>
        )}
        <Button variant="ghost" onClick={onCancel} disabled={isSentOnce && isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isLoading={isSubmitting}>
          {submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
