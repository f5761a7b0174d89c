"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { signInResult } from "@/lib/accounts/sign-in/result";
import { paths } from "@/lib/shared/paths";

/** Shows the result of a sign-in once, after the provider or the landing page has redirected to the workspace. */
export function useSignInNotice() {
  const router = useRouter();
  useEffect(() => {
    // The messages are loaded only when one is to be shown.
    if (signInResult(window.location.search) !== null)
      void import("./sign-in-toast").then(
        ({ showSignInToast }) => showSignInToast(() => router.push(paths.settings("security"))),
        () => {},
      );
  }, [router]);
}
