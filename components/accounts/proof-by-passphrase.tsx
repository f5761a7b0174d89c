"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { FormEvent } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { CodeField } from "@/components/accounts/code-field";
import { useSave } from "@/components/dialog/use-save";
import { PassphraseField } from "@/components/form/passphrase-field";
import { Button } from "@/components/ui/button";
import { proveByPassphrase } from "@/lib/accounts/queries";
import { passphraseSchema, secondFactorSchema } from "@/lib/accounts/schema";

const withoutCode = z.object({ passphrase: passphraseSchema, code: z.string().optional() });
const withCode = z.object({ passphrase: passphraseSchema, code: secondFactorSchema.shape.code });

type Proof = z.output<typeof withoutCode>;

/** Asks for the passphrase of the account, and for the code of its authenticator app. */
export function ProofByPassphrase({
  email,
  needsCode,
  isMain,
  onProven,
}: {
  email: string | null;
  /** True if the account has an authenticator app. */
  needsCode: boolean;
  /** True if there is no other way beside it. */
  isMain: boolean;
  onProven: () => void;
}) {
  const form = useForm<Proof, unknown, Proof>({
    resolver: zodResolver(needsCode ? withCode : withoutCode),
    defaultValues: { passphrase: "", ...(needsCode && { code: "" }) },
  });
  const { isSubmitting } = form.formState;
  const { save, failure } = useSave(form, {
    onSubmit: proveByPassphrase,
    onSaved: onProven,
  });
  const handleSwitch = () => {
    form.resetField("code");
    form.setFocus("code");
  };
  const handleSubmit = (event: FormEvent) => {
    // React events bubble out of a portal to the form of the dialog below.
    event.stopPropagation();
    if (isSubmitting) return event.preventDefault();
    return form.handleSubmit(save)(event);
  };
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={handleSubmit}>
      {/* Password managers find the passphrase under this name. */}
      {email && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      <PassphraseField
        control={form.control}
        name="passphrase"
        label="Passphrase"
        autoComplete="current-password"
      />
      {needsCode && <CodeField control={form.control} name="code" onSwitch={handleSwitch} />}
      {failure && (
        <p role="alert" className="font-medium text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" variant={isMain ? "primary" : "secondary"} size="lg" isLoading={isSubmitting}>
        Confirm
      </Button>
    </form>
  );
}
