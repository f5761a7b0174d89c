"use client";

import { useSettings } from "@/components/welcome/use-settings";

/** What happens to what a visitor makes here, as this server is set up. */
export function DataPromise() {
  const settings = useSettings();
  return (
    <p className="text-label text-ink-muted">
      Each demo is made for you alone. Create tasks, edit contacts, upload files, delete what you like: all of
      it is deleted by itself 2 hours after it was made{googleSentence(settings?.googleDataHours)}
    </p>
  );
}

function googleSentence(hours = 2): string {
  if (hours === 0) return ". What you make after signing in with Google is kept for good.";
  if (hours === 2) return ", and so is what you make after signing in with Google.";
  return `. What you make after signing in with Google is deleted after ${hours} hours.`;
}
