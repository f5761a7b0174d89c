"use client";

import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";

type Settings = { google: boolean; googleDataHours: number };

/** The way in with Google, or a line that says why there is none on this server. */
export function SignInWithGoogle() {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    fetch("/api/settings")
      .then((response) => response.json() as Promise<Settings>)
      .then(setSettings)
      .catch(() => setSettings({ google: false, googleDataHours: 0 }));
  }, []);
  return (
    <div className="flex min-h-10 flex-col justify-center">
      {settings?.google === true && (
        // A whole navigation: the answer is a redirect to the provider.
        <a href="/api/auth/google" className={buttonClass({ size: "lg" })}>
          Sign In With Google
        </a>
      )}
      {settings?.google === false && (
        <p className="text-center text-label text-ink-muted">Sign-in with Google is not set up on this server.</p>
      )}
    </div>
  );
}
