"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { AccountFields } from "@/components/accounts/account-fields";
import { RecoveryCodes } from "@/components/accounts/recovery-codes";
import { useAccountOpening } from "@/components/accounts/use-account-opening";
import { ShortForm } from "@/components/dialog/short-form";
import { Dialog } from "@/components/ui/popup/dialog";
import {
  type AccountForm,
  type AccountFormInput,
  accountFormSchema,
  toAccountForm,
} from "@/lib/accounts/form";

/**
 * Creates an account, or turns the demo of this tab into one, and then shows its recovery codes. What was typed is kept while
 * the dialog is closed, and never stored.
 */
export function AccountDialog({
  mode,
  name,
  hasPasskeys,
  isOpen,
  onClose,
  onOpened,
  onFinished,
  children,
}: {
  mode: "create" | "keep";
  /** The name to begin with. */
  name?: string;
  /** True if this server and this browser support passkeys (`settings.signIn.passkey`). */
  hasPasskeys: boolean;
  isOpen: boolean;
  /** Closes the form; not called while the recovery codes are shown. */
  onClose: () => void;
  /** Called as soon as the account exists. */
  onOpened?: () => void;
  /** Called after the person has saved the recovery codes. */
  onFinished: () => void;
  /** Other ways, below the fields. */
  children?: ReactNode;
}) {
  const form = useForm<AccountFormInput, unknown, AccountForm>({
    resolver: zodResolver(accountFormSchema),
    defaultValues: toAccountForm({ name, hasPasskeys }),
  });
  const [isReminded, setIsReminded] = useState(false);
  const { open, codes, failure, isOpening } = useAccountOpening(form, { mode, onOpened });
  const { title, submit, about } = texts[mode];
  // The dialog stays open while the account is created, because it shows the recovery codes.
  const handleClose = () => {
    if (codes) setIsReminded(true);
    else if (!isOpening) onClose();
  };

  return (
    <Dialog isOpen={isOpen} onClose={handleClose} title={codes ? "Save your recovery codes" : title}>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          email={form.getValues("email")}
          isReminded={isReminded}
          onSaved={onFinished}
        />
      ) : (
        <ShortForm
          isOpen={isOpen}
          isSubmitting={isOpening}
          failure={failure}
          submitLabel={submit}
          isSentOnce
          onSubmit={form.handleSubmit(open)}
          onCancel={handleClose}
        >
          <p className="text-pretty text-ink-muted">{about}</p>
          <AccountFields control={form.control} hasContent={mode === "create"} hasPasskeys={hasPasskeys} />
          {children}
        </ShortForm>
      )}
    </Dialog>
  );
}

const texts = {
  create: {
    title: "Create your workspace",
    about: "It is yours until you delete it.",
    submit: "Create Workspace",
  },
  keep: {
    title: "Keep this workspace",
    about:
      "Everything in this demo stays, and it no longer ends. Choose how you want to sign in from now on.",
    submit: "Keep Workspace",
  },
};
