"use client";

import { useEffect, useState } from "react";
import type { Settings } from "@/lib/settings";

const unknown: Settings = { google: false, googleDataHours: 2, sourceUrl: null, portfolioUrl: null };

let asked: Promise<Settings> | undefined;

/** The settings of this server, asked for once a page; undefined until they are known. */
export function useSettings(): Settings | undefined {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    asked ??= fetch("/api/settings")
      .then((response) => response.json() as Promise<Settings>)
      .catch(() => unknown);
    void asked.then(setSettings);
  }, []);
  return settings;
}
