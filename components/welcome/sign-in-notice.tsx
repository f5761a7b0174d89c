"use client";

import { useSyncExternalStore } from "react";
import { hasSessionEnded } from "@/lib/auth/access-token";
import { noticeIn, signInNotices } from "@/lib/auth/sign-in-notice";

/** Why a sign-in came to nothing, or a session to its end: above everything else, for whom it has just happened to. */
export function SignInNotice() {
  // The page is a static one: only the browser knows its address.
  const notice = useSyncExternalStore(subscribeToNothing, noticeHere, () => undefined);
  return (
    <div role="alert">
      {notice && (
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line-strong bg-panel px-4 py-3">
          {signInNotices[notice]}
          <a href="#demo" className="font-medium underline underline-offset-4">
            Go to sign-in
          </a>
        </p>
      )}
    </div>
  );
}

const subscribeToNothing = () => () => {};
const noticeHere = () => noticeIn(window.location.search) ?? (hasSessionEnded() ? "over" : undefined);
