"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { hasSignOutFailed, onSignOutChange } from "@/lib/api/pending-sign-out";
import { hasSessionEnded } from "@/lib/api/session-ended";
import { signInResult } from "@/lib/accounts/sign-in/result";

// Loaded only when there is a message to show. Without a connection the page is shown without it.
const SignInMessage = lazy(() =>
  import("./sign-in-message").then(
    (module) => ({ default: module.SignInMessage }),
    () => ({ default: () => null }),
  ),
);

/** Shows above the page why a sign-in failed, why a session ended, or that a sign-out is not confirmed. */
export function SignInNotice() {
  // The page is static, so only the browser knows its query.
  const isCalled = useSyncExternalStore(onSignOutChange, isCalledHere, () => false);
  return (
    <div role="alert">
      {isCalled && (
        <Suspense>
          <SignInMessage />
        </Suspense>
      )}
    </div>
  );
}

const isCalledHere = () =>
  hasSignOutFailed() || hasSessionEnded() || signInResult(window.location.search) !== null;
