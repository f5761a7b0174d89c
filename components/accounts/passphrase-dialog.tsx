"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { PassphraseField } from "@/components/form/passphrase-field";
import { TextField } from "@/components/form/text-field";
import { useSetPassphrase } from "@/lib/accounts/queries";
import { MIN_PASSPHRASE } from "@/lib/accounts/rules";
import {
  newPassphraseSchema,
  passphraseSchema,
  type SignInMethods,
  signInEmailSchema,
} from "@/lib/accounts/schema";

/** The "Set passphrase" or "Change passphrase" dialog. */
export function PassphraseDialog({
  methods: { email, passphraseChangedAt, isRecovered },
  isOpen,
  onClose,
}: {
  methods: SignInMethods;
  isOpen: boolean;
  onClose: () => void;
}) {
  const setPassphrase = useSetPassphrase();
  const isChange = passphraseChangedAt !== null;
  // Whoever recovered the account may have forgotten it.
  const asksForCurrent = isChange && !isRecovered;
  const form = useForm({
    resolver: zodResolver(
      z.object({
        email: email ? z.string() : signInEmailSchema,
        currentPassphrase: asksForCurrent ? passphraseSchema : z.string(),
        passphrase: newPassphraseSchema,
      }),
    ),
    defaultValues: { email: email ?? "", currentPassphrase: "", passphrase: "" },
  });
  const { control } = form;

  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={isChange ? "Change passphrase" : "Set passphrase"}
      submitLabel={isChange ? "Change passphrase" : "Set passphrase"}
      onSubmit={(values) =>
        setPassphrase.mutateAsync({
          passphrase: values.passphrase,
          ...(!email && { email: values.email }),
          ...(asksForCurrent && { currentPassphrase: values.currentPassphrase }),
        })
      }
    >
      {email ? (
        // Password managers store the passphrase under this name.
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      ) : (
        <TextField
          control={control}
          name="email"
          label="Email address"
          hint="You sign in with this address and the passphrase."
          type="email"
          isRequired
          autoComplete="username"
        />
      )}
      {asksForCurrent && (
        <PassphraseField
          control={control}
          name="currentPassphrase"
          label="Current passphrase"
          isRequired
          autoComplete="current-password"
        />
      )}
      <PassphraseField
        control={control}
        name="passphrase"
        label="New passphrase"
        hint={`At least ${MIN_PASSPHRASE} characters. A few unrelated words are easy to remember and hard to guess.`}
        isRequired
        autoComplete="new-password"
      />
    </ShortFormDialog>
  );
}
