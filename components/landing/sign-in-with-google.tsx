"use client";

import { useSettings } from "./use-settings";
import { buttonClass } from "@/components/ui/button-class";

/** The Google sign-in button, or a line that explains why this server has none. */
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

/** Not a form: the response redirects to the provider, which the content security policy's form-action forbids. */
function signIn() {
  window.location.assign(new URL("/api/auth/google", window.location.href));
}
