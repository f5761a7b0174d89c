"use client";

import { toast } from "sonner";
import { openAccountDialog } from "@/lib/accounts/open-dialog";
import { isSuccess, readSignInNotice, signInNotices } from "@/lib/auth/sign-in-notice";
import { WITH_BUTTON_MS } from "@/lib/toast-durations";

/** Shows the message about the sign-in result in the URL, and removes it from there. */
export function showSignInToast() {
  const notice = readSignInNotice(window.location.search);
  if (!notice) return;
  window.history.replaceState(null, "", window.location.pathname);
  const show = isSuccess(notice) ? toast.success : toast.error;
  const open = { label: "Open", onClick: () => openAccountDialog("security") };
  // The next step after each of these is there.
  show(
    signInNotices[notice],
    opensSecurity.has(notice) ? { duration: WITH_BUTTON_MS, action: open } : undefined,
  );
}

const opensSecurity = new Set<string>(["added", "proved", "recovered"]);
