"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import { noticeIn, signInNotices } from "@/lib/auth/sign-in-notice";

const SHOWN_MS = 12_000;

/** Tells who comes back from the provider to their demo how that went, once. */
export function useSignInNotice() {
  useEffect(() => {
    const notice = noticeIn(window.location.search);
    if (!notice) return;
    window.history.replaceState(null, "", window.location.pathname);
    const show = notice === "kept" ? toast.success : toast.error;
    // By then the toaster is listening.
    setTimeout(() => show(signInNotices[notice], { duration: SHOWN_MS }));
  }, []);
}
