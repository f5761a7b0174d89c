"use client";

import { useSettings } from "./use-settings";

/** The end of the sentence about demos, about signing in with Google; depends on the server's settings. */
export function GoogleSentence() {
  const hours = useSettings()?.googleDataHours ?? 2;
  if (hours === 0) return ". What you make after signing in with Google is kept for good.";
  if (hours === 2) return ", and so is what you make after signing in with Google.";
  return `. What you make after signing in with Google is deleted after ${hours} hours.`;
}
