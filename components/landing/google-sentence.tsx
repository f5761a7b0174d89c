"use client";

import { useSettings } from "./use-settings";

/** The end of the sentence about demos, about signing in with Google; depends on the server's settings. */
export function GoogleSentence() {
  const hours = useSettings()?.googleDataHours ?? 2;
  if (hours === 0) return ". Data created after signing in with Google is kept.";
  if (hours === 2) return ", including data from the Google sign-in.";
  return `. Data created after signing in with Google is deleted after ${hours} hours.`;
}
