"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import { isSuccess, readSignInNotice, signInNotices } from "@/lib/auth/sign-in-notice";

const SHOWN_MS = 12_000;

/** Shows the result of a sign-in once, when the provider redirects back to the demo. */
export function useSignInNotice() {
  useEffect(() => {
    const notice = readSignInNotice(window.location.search);
    if (!notice) return;
    window.history.replaceState(null, "", window.location.pathname);
    const show = isSuccess(notice) ? toast.success : toast.error;
    // The toaster is mounted by then.
    setTimeout(() => show(signInNotices[notice], { duration: SHOWN_MS }));
  }, []);
}
