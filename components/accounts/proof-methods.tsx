"use client";

import { Icon } from "@/components/ui/icons/icon";
import { KeyRound } from "lucide";
import { useState } from "react";
import { ProofByPassphrase } from "@/components/accounts/proof-by-passphrase";
import { Button } from "@/components/ui/button";
import { fetchProofUrl } from "@/lib/accounts/queries";
import type { SignInMethods } from "@/lib/accounts/schema";
import { refusalMessage } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";
import { passkeyErrorMessage, proveByPasskey } from "@/lib/accounts/passkeys/ceremony";

export interface ProofMethodsProps {
  methods: SignInMethods;
  /** True if passkeys work at the address of this page. */
  canUsePasskey: boolean;
  /** The provider's name; null if none is configured. */
  provider: string | null;
  onAnswer: (isProven: boolean) => void;
}

/** The ways to prove one's identity that the account has. The provider is offered only if there is no other. */
export function ProofMethods({ methods, canUsePasskey, provider, onAnswer }: ProofMethodsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hasPasskey = canUsePasskey && methods.passkeys > 0;
  const hasPassphrase = methods.passphraseChangedAt !== null;
  const isProviderOnly = !hasPasskey && !hasPassphrase && provider !== null && methods.providers.length > 0;

  const attempt = async (prove: () => Promise<void>, messageOf: (error: unknown) => string | undefined) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await prove();
    } catch (error) {
      setFailure(messageOf(error));
      setIsBusy(false);
    }
  };
  const handlePasskey = () =>
    attempt(async () => {
      await proveByPasskey();
      onAnswer(true);
    }, passkeyErrorMessage);
  const handleProvider = () =>
    attempt(
      async () => {
        const url = await fetchProofUrl();
        // The waiting call is given up first, because the browser would ask before leaving it.
        onAnswer(false);
        setTimeout(() => window.location.assign(url));
      },
      (error) => refusalMessage(error) ?? errorMessages.mutation,
    );

  return (
    <>
      {hasPasskey && (
        <Button variant="primary" size="lg" onClick={handlePasskey} isLoading={isBusy}>
          <Icon of={KeyRound} />
          Use a passkey
        </Button>
      )}
      {isProviderOnly && (
        <Button variant="primary" size="lg" onClick={handleProvider} isLoading={isBusy}>
          Continue with {provider}
        </Button>
      )}
      {failure && (
        <p role="alert" className="font-medium text-danger">
          {failure}
        </p>
      )}
      {hasPasskey && hasPassphrase && (
        <p
          aria-hidden
          className="flex items-center gap-3 text-label text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
        >
          or
        </p>
      )}
      {hasPassphrase && (
        <ProofByPassphrase
          email={methods.email}
          needsCode={methods.authenticatorAddedAt !== null}
          isMain={!hasPasskey}
          onProven={() => onAnswer(true)}
        />
      )}
      {methods.isRecovered && (
        <p className="text-pretty text-ink-muted">
          Lost it? Leave the app and sign in with another recovery code.
        </p>
      )}
    </>
  );
}
