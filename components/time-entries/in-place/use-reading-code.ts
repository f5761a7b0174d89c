"use client";

import { useEffect, useState } from "react";
import { lazyPart, usePreload } from "@/components/ui/popup/lazy-part";
import type * as reading from "@/lib/time-entries/week/reading";

/** The code that reads typed times. Pages show entries without it. */
export type ReadingCode = typeof reading;

const lazyReading = lazyPart<ReadingCode>(() => import("@/lib/time-entries/week/reading"));

/** Stands for the reading of a text until the code has loaded. Nothing is saved before, and what was to be saved is saved then. */
export const NOT_READ_YET: reading.Reading = { words: "Loading…", isProblem: false };

/** Returns the code that reads typed times, which is loaded at the first interaction with the page; undefined before. */
export function useReadingCode(): ReadingCode | undefined {
  const [code, setCode] = useState(() => lazyReading.current);
  usePreload(lazyReading);
  useEffect(() => {
    if (code) return undefined;
    const ended = new AbortController();
    const show = () => void lazyReading.load().then(setCode, () => undefined);
    // A field opens by a press or a key. Where loading has failed, the next one loads again, also a key that the field keeps to itself.
    for (const type of ["pointerdown", "keydown", "online"])
      addEventListener(type, show, { passive: true, capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [code]);
  return code;
}
