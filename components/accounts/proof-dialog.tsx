"use client";

import { useQuery } from "@tanstack/react-query";
import { ProofMethods, type ProofMethodsProps } from "@/components/accounts/proof-methods";
import { LoadFailure } from "@/components/list/list-state";
import { Dialog, DialogBody } from "@/components/ui/popup/dialog";
import { SkeletonRows } from "@/components/ui/skeleton";
import { signInMethodsQuery } from "@/lib/accounts/queries";

/** The "Confirm that it is you" dialog: asks for a passkey, the passphrase or a sign-in with the provider. */
export function ProofDialog({
  isOpen,
  onAnswer,
  ...rest
}: { isOpen: boolean } & Omit<ProofMethodsProps, "methods">) {
  const methods = useQuery(signInMethodsQuery());
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      title="Confirm that it is you"
      description="Exports, changes to how you sign in and deleting your account need this. It is valid for five minutes."
      width="sm"
      isShort
    >
      <DialogBody className="flex flex-col gap-4">
        {methods.data ? (
          <ProofMethods {...rest} methods={methods.data} onAnswer={onAnswer} />
        ) : methods.isError ? (
          <LoadFailure query={methods} />
        ) : (
          <SkeletonRows count={2} className="h-10" />
        )}
      </DialogBody>
    </Dialog>
  );
}
