"use client";

import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { finishSignOut } from "@/lib/accounts/sign-in/finish-sign-out";
import { hasSignOutFailed, onSignOutChange } from "@/lib/api/pending-sign-out";
import { hasSessionEnded } from "@/lib/api/session-ended";
import { readSignInNotice, signInMessage } from "@/lib/accounts/sign-in/notice";
import { useSettings } from "@/components/landing/use-settings";

/** The message about a sign-out that is not confirmed, else about the sign-in result in the URL, else about an ended session. */
export function SignInMessage() {
  const settings = useSettings();
  const isLeaving = useSyncExternalStore(onSignOutChange, hasSignOutFailed);
  if (isLeaving) return <UnconfirmedSignOut />;
  const notice = readSignInNotice(window.location.search) ?? (hasSessionEnded() ? "over" : undefined);
  if (!notice || !settings) return null;
  return (
    <Message text={signInMessage(notice, settings.signIn.provider)}>
      <a href="#start" className="font-medium underline underline-offset-4">
        Go to sign-in
      </a>
    </Message>
  );
}

function UnconfirmedSignOut() {
  const [isBusy, setIsBusy] = useState(false);
  const handleRetry = () => {
    setIsBusy(true);
    void finishSignOut().finally(() => setIsBusy(false));
  };
  return (
    <Message text="You may still be signed in on this device: Pennant can’t be reached to end your session.">
      <Button size="sm" isLoading={isBusy} onClick={handleRetry}>
        Try again
      </Button>
    </Message>
  );
}

function Message({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line-strong bg-panel px-4 py-3">
      {text}
      {children}
    </p>
  );
}
