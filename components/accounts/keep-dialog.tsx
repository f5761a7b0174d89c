"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { AccountDialog } from "@/components/accounts/account-dialog";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/popup/dialog";
import { fetchKeepUrl } from "@/lib/demo/queries";
import { errorMessages } from "@/lib/shared/errors";
import { keys } from "@/lib/query/keys";
import type { Settings } from "@/lib/settings/settings";

/** The "Keep this workspace" dialog: turns the demo into an account, without leaving the page except for the provider. */
export function KeepDialog({
  settings: { signUp, signIn, providerSignUp },
  isOpen,
  onClose,
}: {
  settings: Settings;
  isOpen: boolean;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const handleOpened = () => {
    for (const queryKey of [keys.user, keys.sessions, keys.passkeys, keys.signInMethods, keys.securityEvents])
      void client.invalidateQueries({ queryKey });
  };
  const handleFinished = () => {
    onClose();
    toast.success("This workspace is now yours.");
  };

  if (signUp === "closed")
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title="Keep this workspace" width="sm" isShort>
        <DialogBody className="flex flex-col gap-4">
          <p className="text-pretty text-ink-muted">
            Everything in this demo stays. From now on, you sign in with {signIn.provider}.
          </p>
          <ProviderButton provider={signIn.provider} isMain />
        </DialogBody>
      </Dialog>
    );
  return (
    <AccountDialog
      mode="keep"
      hasPasskeys={signIn.passkey}
      isOpen={isOpen}
      onClose={onClose}
      onOpened={handleOpened}
      onFinished={handleFinished}
    >
      {providerSignUp && <ProviderButton provider={signIn.provider} />}
    </AccountDialog>
  );
}

/** Leaves for the provider's sign-in, which returns to the kept workspace. */
function ProviderButton({ provider, isMain = false }: { provider: string | null; isMain?: boolean }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const handlePress = async () => {
    setIsLeaving(true);
    try {
      window.location.assign(await fetchKeepUrl());
    } catch {
      setIsLeaving(false);
      toast.error(errorMessages.mutation);
    }
  };
  return (
    <Button
      size={isMain ? "lg" : "md"}
      variant={isMain ? "primary" : "secondary"}
      onClick={handlePress}
      isLoading={isLeaving}
    >
      Keep with {provider} instead
    </Button>
  );
}
