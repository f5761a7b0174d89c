"use client";

import { useEffect, useState } from "react";
import { takeEarlyLandingCall } from "@/lib/early-requests/take";
import type { Settings } from "@/lib/settings";

const unknown: Settings = {
  google: false,
  signIn: { passkey: false, passphrase: true, provider: null, mail: false },
  signUp: "closed",
  providerSignUp: false,
  demos: true,
  googleDataHours: 2,
  sourceUrl: null,
  portfolioUrl: null,
};

let settingsRequest: Promise<Settings> | undefined;

/** Loads the server's settings, once per page. */
export function loadSettings(): Promise<Settings> {
  return (settingsRequest ??= (takeEarlyLandingCall("settings") ?? fetch("/api/settings"))
    .then((response) => response.json() as Promise<Settings>)
    .catch(() => unknown));
}

/** Returns the server's settings; undefined until they are loaded. */
export function useSettings(): Settings | undefined {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    void loadSettings().then(setSettings);
  }, []);
  return settings;
}
