"use client";

import { useSettings } from "./use-settings";
import { buttonClass } from "@/components/ui/button-class";

/** The way in with Google, or a line that says why there is none on this server. */
export function SignInWithGoogle() {
  const settings = useSettings();
  return (
    <div className="flex min-h-10 flex-col justify-center">
      {settings?.google === true && (
        <button type="button" className={buttonClass({ size: "lg" })} onClick={signIn}>
          Sign In With Google
        </button>
      )}
      {settings?.google === false && (
        <p className="text-center text-label text-ink-muted">
          Sign-in with Google is not set up on this server.
        </p>
      )}
    </div>
  );
}

/** The answer is a redirect to the provider, where the content policy lets no form lead. */
function signIn() {
  window.location.assign(new URL("/api/auth/google", window.location.href));
}
