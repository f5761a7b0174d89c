"use client";

import { useState } from "react";
import { useFormState, type UseFormReturn } from "react-hook-form";
import type { AccountForm, AccountFormInput } from "@/lib/accounts/form";
import { createAccount, keepDemo } from "@/lib/accounts/sign-in/sign-in";
import { ApiError } from "@/lib/api/request";
import {
  createAccountWithPasskey,
  keepDemoWithPasskey,
  passkeyErrorMessage,
} from "@/lib/accounts/passkeys/ceremony";

type Mode = "create" | "keep";

/** Opens the account of a form. Errors are shown at their field or returned as `failure`. */
export function useAccountOpening(
  form: UseFormReturn<AccountFormInput, unknown, AccountForm>,
  { mode, onOpened }: { mode: Mode; onOpened?: () => void },
) {
  const [failure, setFailure] = useState<string>();
  const [codes, setCodes] = useState<string[]>();
  const { isSubmitting } = useFormState({ control: form.control });

  const open = async (values: AccountForm) => {
    setFailure(undefined);
    try {
      setCodes(await openAccount(mode, values));
      onOpened?.();
    } catch (error) {
      setFailure(showRefusal(form, error));
    }
  };
  return { open, codes, failure, isOpening: isSubmitting };
}

function openAccount(mode: Mode, { way, passphrase, content, ...person }: AccountForm): Promise<string[]> {
  const isNew = mode === "create";
  if (way === "passkey")
    return isNew ? createAccountWithPasskey({ ...person, content }) : keepDemoWithPasskey(person);
  return isNew ? createAccount({ ...person, content, passphrase }) : keepDemo({ ...person, passphrase });
}

/** Sets the server's errors on their fields. Returns the text for an error that belongs to no field. */
function showRefusal(
  form: UseFormReturn<AccountFormInput, unknown, AccountForm>,
  error: unknown,
): string | undefined {
  const { status, problem } = error instanceof ApiError ? error : {};
  const isTaken = status === 409 && problem;
  const errors = isTaken ? [{ path: "email", message: problem.detail }] : (problem?.errors ?? []);
  const values = form.getValues();
  const placed = errors.filter(({ path }) => path in values);
  for (const [index, { path, message }] of placed.entries())
    form.setError(path as keyof AccountFormInput, { type: "server", message }, { shouldFocus: index === 0 });
  return placed.length > 0 ? undefined : passkeyErrorMessage(error);
}
