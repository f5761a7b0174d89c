"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { CodeField } from "@/components/accounts/code-field";
import { ShortForm } from "@/components/dialog/short-form";
import { Dialog } from "@/components/ui/popup/dialog";
import { refusalText } from "@/lib/accounts/refusal-text";
import { secondFactorSchema } from "@/lib/accounts/schema";
import { finishSignIn } from "@/lib/accounts/sign-in/sign-in";
import { ApiError } from "@/lib/api/request";

const formSchema = secondFactorSchema.pick({ code: true });

/** The second step of a sign-in: asks for the code of the authenticator app, or a recovery code. */
export function SecondStepDialog({
  challenge,
  isOpen,
  onClose,
  onSignedIn,
}: {
  /** The server's response to the first step. */
  challenge: string;
  isOpen: boolean;
  onClose: () => void;
  onSignedIn: () => void;
}) {
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { code: "" } });
  const [failure, setFailure] = useState<string>();
  const handleSwitch = () => {
    form.resetField("code");
    setFailure(undefined);
    form.setFocus("code");
  };
  const handleSubmit = form.handleSubmit(async ({ code }: z.output<typeof formSchema>) => {
    setFailure(undefined);
    try {
      await finishSignIn({ challenge, code });
      onSignedIn();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        form.setError("code", { type: "server", message: refusalText(error) }, { shouldFocus: true });
      else setFailure(refusalText(error));
    }
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Enter your code"
      description="This account has an authenticator app: its code is needed as well."
      width="sm"
      isShort
    >
      <ShortForm
        isOpen={isOpen}
        isSubmitting={form.formState.isSubmitting}
        failure={failure}
        submitLabel="Sign In"
        onSubmit={handleSubmit}
        onCancel={onClose}
      >
        <CodeField control={form.control} name="code" onSwitch={handleSwitch} />
      </ShortForm>
    </Dialog>
  );
}
