"use client";

import { useEffect } from "react";
import { signInParameter } from "@/lib/paths";

/** Shows the result of a sign-in once, after the provider or the landing page has redirected to the workspace. */
export function useSignInNotice() {
  useEffect(() => {
    // The messages are loaded only when one is to be shown.
    if (new URLSearchParams(window.location.search).has(signInParameter))
      void import("./sign-in-toast").then(
        ({ showSignInToast }) => showSignInToast(),
        () => {},
      );
  }, []);
}
