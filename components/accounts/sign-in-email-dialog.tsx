"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { TextField } from "@/components/form/text-field";
import { useChangeSignInEmail } from "@/lib/accounts/queries";
import { signInEmailSchema } from "@/lib/accounts/schema";

const formSchema = z.object({ email: signInEmailSchema });

/** The "Change email address" dialog: the address of the sign-in, not the one on documents. */
export function SignInEmailDialog({
  email,
  isOpen,
  onClose,
}: {
  email: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const changeEmail = useChangeSignInEmail();
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { email } });
  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title="Change email address"
      submitLabel="Change"
      onSubmit={({ email: next }) => changeEmail.mutateAsync(next)}
    >
      <TextField
        control={form.control}
        name="email"
        label="Email address"
        hint="For signing in only. The email address on your documents is in your profile."
        type="email"
        isRequired
        autoComplete="username"
      />
    </ShortFormDialog>
  );
}
