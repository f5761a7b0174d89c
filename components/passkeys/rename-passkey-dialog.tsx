"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { TextField } from "@/components/form/text-field";
import { useRenamePasskey } from "@/lib/accounts/passkeys/queries";
import { type Passkey, passkeyPatchSchema } from "@/lib/accounts/passkeys/schema";

/** The "Rename passkey" dialog. */
export function RenamePasskeyDialog({
  passkey,
  isOpen,
  onClose,
}: {
  passkey: Passkey;
  isOpen: boolean;
  onClose: () => void;
}) {
  const renamePasskey = useRenamePasskey();
  const form = useForm({
    resolver: zodResolver(passkeyPatchSchema),
    defaultValues: { name: passkey.name },
  });
  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title="Rename passkey"
      submitLabel="Rename"
      onSubmit={({ name }) => renamePasskey.mutateAsync({ id: passkey.id, name })}
    >
      <TextField
        control={form.control}
        name="name"
        label="Name"
        hint="For example the device or app that stores it."
        isRequired
        autoComplete="off"
      />
    </ShortFormDialog>
  );
}
