"use client";

import { Suspense, useEffect, useState } from "react";
import { usePaletteKey } from "@/components/shell/palette/use-palette-key";
import { lazyComponent } from "@/components/ui/popup/lazy-part";

const PaletteHost = lazyComponent(() => import("./palette-host").then((module) => module.PaletteHost));

let openNow: (() => void) | undefined;

/** Opens the command palette. */
export function openPalette(): void {
  openNow?.();
}

/** Loads the command palette at its first use, by a key or a button. */
export function PaletteOpener() {
  const [requests, setRequests] = useState(0);
  const request = () => setRequests((count) => count + 1);
  usePaletteKey(request);
  useEffect(() => {
    const own = () => setRequests((count) => count + 1);
    openNow = own;
    return () => {
      if (openNow === own) openNow = undefined;
    };
  }, []);
  return (
    <Suspense>{requests > 0 && <PaletteHost requests={requests} onDrop={() => setRequests(0)} />}</Suspense>
  );
}
