"use client";

import { useSettings } from "@/components/welcome/use-settings";
import { buttonClass } from "@/components/ui/button-class";

/** The way in with Google, or a line that says why there is none on this server. */
export function SignInWithGoogle() {
  const settings = useSettings();
  return (
    <div className="flex min-h-10 flex-col justify-center">
      {settings?.google === true && (
        // A form, as the answer is a redirect to the provider and no page of ours.
        <form action="/api/auth/google" className="flex flex-col">
          <button type="submit" className={buttonClass({ size: "lg" })}>
            Sign In With Google
          </button>
        </form>
      )}
      {settings?.google === false && (
        <p className="text-center text-label text-ink-muted">
          Sign-in with Google is not set up on this server.
        </p>
      )}
    </div>
  );
}
