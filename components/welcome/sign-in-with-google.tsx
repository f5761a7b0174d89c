"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";

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
        <Button size="lg" onClick={goToGoogle}>
          Sign In With Google
        </Button>
      )}
      {settings?.google === false && (
        <p className="text-center text-label text-ink-muted">
          Sign-in with Google is not set up on this server.
        </p>
      )}
    </div>
  );
}

/** A whole navigation: the answer is a redirect to the provider. */
function goToGoogle() {
  window.location.assign("/api/auth/google");
}
