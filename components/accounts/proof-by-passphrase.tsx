"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { FormEvent } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useSave } from "@/components/dialog/use-save";
import { PassphraseField } from "@/components/form/passphrase-field";
import { Button } from "@/components/ui/button";
import { proveByPassphrase } from "@/lib/accounts/queries";
import { passphraseSchema } from "@/lib/accounts/schema";

const formSchema = z.object({ passphrase: passphraseSchema });

/** Asks for the passphrase of the account. */
export function ProofByPassphrase({
  email,
  isMain,
  onProven,
}: {
  email: string | null;
  /** Whether there is no other way beside it. */
  isMain: boolean;
  onProven: () => void;
}) {
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { passphrase: "" } });
  const { isSubmitting } = form.formState;
  const { save, failure } = useSave(form, {
    onSubmit: ({ passphrase }: z.output<typeof formSchema>) => proveByPassphrase(passphrase),
    onSaved: onProven,
  });
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
