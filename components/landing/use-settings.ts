"use client";

import { useEffect, useState } from "react";
import type { Settings } from "@/lib/settings";

const unknown: Settings = { google: false, googleDataHours: 2, sourceUrl: null, portfolioUrl: null };

let asked: Promise<Settings> | undefined;

/** Asks for the settings of this server, once a page. */
export function loadSettings(): Promise<Settings> {
  return (asked ??= fetch("/api/settings")
    .then((response) => response.json() as Promise<Settings>)
    .catch(() => unknown));
}

/** The settings of this server; undefined until they are known. */
export function useSettings(): Settings | undefined {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    void loadSettings().then(setSettings);
  }, []);
  return settings;
}
