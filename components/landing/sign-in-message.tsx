"use client";

import { hasSessionEnded } from "@/lib/auth/session-ended";
import { readSignInNotice, signInNotices } from "@/lib/auth/sign-in-notice";

/** The message about the sign-in result in the URL, else about an ended session. */
export function SignInMessage() {
  const notice = readSignInNotice(window.location.search) ?? (hasSessionEnded() ? "over" : undefined);
  if (!notice) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line-strong bg-panel px-4 py-3">
      {signInNotices[notice]}
      <a href="#start" className="font-medium underline underline-offset-4">
        Go to sign-in
      </a>
    </p>
  );
}
