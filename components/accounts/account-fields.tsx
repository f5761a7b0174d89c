"use client";

import { type Control, useWatch } from "react-hook-form";
import { PassphraseField } from "@/components/form/passphrase-field";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import type { AccountForm, AccountFormInput } from "@/lib/accounts/form";
import { MIN_PASSPHRASE } from "@/lib/accounts/rules";

/** The fields of a new account: who it belongs to, how to sign in, and, for a new workspace, what it contains. */
export function AccountFields({
  control,
  hasContent,
  hasPasskeys,
}: {
  control: Control<AccountFormInput, unknown, AccountForm>;
  /** True to ask for the content of the workspace; a kept demo keeps its own. */
  hasContent: boolean;
  /** True if passkeys work at this address. */
  hasPasskeys: boolean;
}) {
  const way = useWatch({ control, name: "way" });
  return (
    <>
      <TextField control={control} name="name" label="Your name" isRequired autoComplete="name" />
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        isRequired
        autoComplete="username"
      />
      {hasPasskeys && (
        <RadioField control={control} name="way" label="Sign in with" options={methodOptions} />
      )}
      {way === "passphrase" && (
        <PassphraseField
          control={control}
          name="passphrase"
          label="Passphrase"
          isRequired
          autoComplete="new-password"
          hint={`At least ${MIN_PASSPHRASE} characters. A few unrelated words are easy to remember and hard to guess.`}
        />
      )}
      {hasContent && <RadioField control={control} name="content" label="Start with" options={contents} />}
    </>
  );
}

const methodOptions = [
  { value: "passkey", label: "Passkey", text: "Your fingerprint, face or screen lock. Nothing to remember." },
  { value: "passphrase", label: "Passphrase", text: "Typed with your email address, in any browser." },
];

const contents = [
  { value: "blank", label: "An empty workspace", text: "Ready for your own clients and projects." },
  { value: "sample", label: "A sample studio", text: "To look around. You can clear it in one step later." },
];
