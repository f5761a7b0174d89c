"use client";

import { useForm } from "react-hook-form";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { Button } from "@/components/ui/button";
import { useSendConfirmation } from "@/lib/accounts/queries";

/** Says that documents are sent only from a confirmed address, and sends the link that confirms it. */
export function ConfirmEmailDialog({
  email,
  isOpen,
  onClose,
  onUseMailProgram,
}: {
  /** The address that the link is sent to; null without one. */
  email: string | null;
  isOpen: boolean;
  onClose: () => void;
  onUseMailProgram: () => void;
}) {
  const sendLink = useSendConfirmation();
  const form = useForm();
  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title="Confirm your email address to send documents"
      description={
        email === null
          ? "Your account has no email address yet. Add one in the settings, under Sign-in and security."
          : `A link is sent to ${email}. Open it, confirm the address, and send the document then.`
      }
      submitLabel="Send the link"
      onSubmit={() => sendLink.mutateAsync()}
    >
      <Button variant="ghost" className="self-start" onClick={onUseMailProgram}>
        Use my mail program instead
      </Button>
    </ShortFormDialog>
  );
}
