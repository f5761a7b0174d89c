"use client";

import { toast } from "sonner";
import { loadSettings } from "@/components/landing/use-settings";
import { openAccountDialog } from "@/lib/accounts/open-dialog";
import { isSuccess, readSignInNotice, signInMessage } from "@/lib/accounts/sign-in/notice";
import { WITH_BUTTON_MS } from "@/lib/shared/browser/toast-durations";

/** Shows the message about the sign-in result in the URL, and removes it from there. */
export async function showSignInToast() {
  const notice = readSignInNotice(window.location.search);
  if (!notice) return;
  window.history.replaceState(null, "", window.location.pathname);
  const { signIn } = await loadSettings();
  const show = isSuccess(notice) ? toast.success : toast.error;
  const open = { label: "Open", onClick: () => openAccountDialog("security") };
  // The next step after each of these is there.
  show(
    signInMessage(notice, signIn.provider),
    opensSecurity.has(notice) ? { duration: WITH_BUTTON_MS, action: open } : undefined,
  );
}

const opensSecurity = new Set<string>(["added", "proved", "recovered"]);
