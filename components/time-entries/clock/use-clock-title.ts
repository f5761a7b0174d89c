"use client";

import { useEffect } from "react";
import { durationText, minutesSince } from "@/lib/time-entries/duration-text";

const PREFIX = /^● \d+:\d\d /;
const SECOND_MS = 1_000;

/** Begins the title of the tab with the running time, "● 0:42 Projects", while there is a start. */
export function useClockTitle(startedAt: string | undefined): void {
  useEffect(() => {
    if (startedAt === undefined) return;
    const show = () => {
      const minutes = minutesSince(startedAt, Math.floor(Date.now() / SECOND_MS));
      const title = `● ${durationText(minutes)} ${document.title.replace(PREFIX, "")}`;
      if (document.title !== title) document.title = title;
    };
    show();
    const timer = setInterval(show, SECOND_MS);
    // Pages set the title when they open.
    const pages = new MutationObserver(show);
    pages.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      clearInterval(timer);
      pages.disconnect();
      document.title = document.title.replace(PREFIX, "");
    };
  }, [startedAt]);
}
