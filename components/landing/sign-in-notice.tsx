"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { hasSessionEnded } from "@/lib/auth/session-ended";
import { signInParameter } from "@/lib/paths";

// For the few who come back from somewhere; everyone else loads no word of it.
const SignInWords = lazy(() => import("./sign-in-words").then((module) => ({ default: module.SignInWords })));

/** Why a sign-in came to nothing, or a session to its end: above everything else, for whom it has just happened to. */
export function SignInNotice() {
  // The page is a static one: only the browser knows its address.
  const isCalled = useSyncExternalStore(subscribeToNothing, isCalledHere, () => false);
  return (
    <div role="alert">
      {isCalled && (
        <Suspense>
          <SignInWords />
        </Suspense>
      )}
    </div>
  );
}

const subscribeToNothing = () => () => {};
const isCalledHere = () =>
  hasSessionEnded() || new URLSearchParams(window.location.search).has(signInParameter);
