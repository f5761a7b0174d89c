"use client";

import { toast } from "sonner";
import { openAccountDialog } from "@/lib/accounts/open-dialog";
import { isSuccess, readSignInNotice, signInNotices } from "@/lib/auth/sign-in-notice";

const SHOWN_MS = 12_000;

/** Shows the message about the sign-in result in the URL, and removes it from there. */
export function showSignInToast() {
  const notice = readSignInNotice(window.location.search);
  if (!notice) return;
  window.history.replaceState(null, "", window.location.pathname);
  const show = isSuccess(notice) ? toast.success : toast.error;
  show(signInNotices[notice], {
    duration: SHOWN_MS,
    // The next step after each of these is there.
    action: opensSecurity.has(notice)
      ? { label: "Open", onClick: () => openAccountDialog("security") }
      : undefined,
  });
}

const opensSecurity = new Set<string>(["added", "proved", "recovered"]);
