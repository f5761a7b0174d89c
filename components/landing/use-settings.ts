"use client";

import { useEffect, useState } from "react";
import { loadServerSettings } from "@/lib/settings/load";
import type { Settings } from "@/lib/settings/settings";

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

/** Loads the server's settings. Without them only what needs none of them is offered, until the next call. */
export function loadSettings(): Promise<Settings> {
  return loadServerSettings().catch(() => unknown);
}

/** Returns the server's settings; undefined until they are loaded. */
export function useSettings(): Settings | undefined {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    void loadSettings().then(setSettings);
  }, []);
  return settings;
}
