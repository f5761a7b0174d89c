"use client";

import { toast } from "sonner";
import { loadSettings } from "@/components/landing/use-settings";
import { isSuccess, readSignInNotice, signInMessage } from "@/lib/accounts/sign-in/notice";
import { WITH_BUTTON_MS } from "@/lib/shared/browser/toast-durations";

/** Shows the message about the sign-in result in the URL, and removes it from there. `openSecurity` shows the settings of signing in. */
export async function showSignInToast(openSecurity: () => void) {
  const notice = readSignInNotice(window.location.search);
  if (!notice) return;
  window.history.replaceState(null, "", window.location.pathname);
  const { signIn } = await loadSettings();
  const show = isSuccess(notice) ? toast.success : toast.error;
  const open = { label: "Open", onClick: openSecurity };
  // The next step after each of these is there.
  show(
    signInMessage(notice, signIn.provider),
    opensSecurity.has(notice) ? { duration: WITH_BUTTON_MS, action: open } : undefined,
  );
}

const opensSecurity = new Set<string>(["added", "proved", "recovered"]);
