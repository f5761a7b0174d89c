"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { loadSettings } from "@/components/landing/use-settings";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { onOpenAccountDialog } from "@/lib/accounts/open-dialog";
import { signInMethodsQuery } from "@/lib/accounts/queries";
import { onSessionEnd } from "@/lib/api/access-token";
import { onProofRequest, type ProofRequest } from "@/lib/api/proof-request";
import { pauseLoadingToasts } from "@/lib/query/pause-loading-toasts";
import type { Settings } from "@/lib/settings/settings";
import { userQuery } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";

const ProofDialog = lazyComponent(() =>
  import("@/components/accounts/proof-dialog").then((module) => module.ProofDialog),
);
const KeepDialog = lazyComponent(() =>
  import("@/components/accounts/keep-dialog").then((module) => module.KeepDialog),
);

/** The dialogs of the account that calls, toasts and buttons anywhere in the workspace open. */
export function AccountDialogs() {
  const client = useQueryClient();
  const proof = useDialog<{ request: ProofRequest; settings: Settings; resumeToasts: () => void }>();
  const keep = useDialog<{ user: User; settings: Settings }>();

  const handleProofRequest = useEffectEvent(async (request: ProofRequest) => {
    const resumeToasts = pauseLoadingToasts(client);
    // Loaded first, so that the focus starts on the way that is offered.
    const [settings] = await Promise.all([loadSettings(), client.prefetchQuery(signInMethodsQuery())]);
    proof.open({ request, settings, resumeToasts });
  });
  const handleOpen = useEffectEvent(async () => {
    const [user, settings] = await Promise.all([client.ensureQueryData(userQuery()), loadSettings()]);
    keep.open({ user, settings });
  });
  const handleSessionEnd = useEffectEvent(() => proof.subject?.request.answer(false));
  useEffect(() => onProofRequest((request) => void handleProofRequest(request)), []);
  useEffect(() => onOpenAccountDialog(() => void handleOpen()), []);
  useEffect(() => onSessionEnd(() => handleSessionEnd()), []);

  const handleAnswer = (isProven: boolean) => {
    proof.close();
    if (isProven) proof.subject?.resumeToasts();
    proof.subject?.request.answer(isProven);
  };
  return (
    <>
      {keep.subject && (
        <KeepDialog key={`keep-${keep.key}`} {...keep.subject} isOpen={keep.isOpen} onClose={keep.close} />
      )}
      {proof.subject && (
        <ProofDialog
          key={`proof-${proof.key}`}
          canUsePasskey={proof.subject.settings.signIn.passkey}
          provider={proof.subject.settings.signIn.provider}
          isOpen={proof.isOpen}
          onAnswer={handleAnswer}
        />
      )}
    </>
  );
}
