"use client";

import { type ReactNode, Suspense, use } from "react";
import { PHONE } from "@/components/ui/hooks/use-media-query";

/** Parts that phones do not show. They are in the static page, but phones do not run their code until the screen is wide. */
export function WideOnly({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <UntilWide>{children}</UntilWide>
    </Suspense>
  );
}

function UntilWide({ children }: { children: ReactNode }) {
  const wait = waitUntilWide();
  if (wait) use(wait);
  return children;
}

let hasBeenWide = typeof window === "undefined";
let waiting: Promise<void> | undefined;

/** Returns undefined once the screen has been wide: what was shown stays. */
function waitUntilWide(): Promise<void> | undefined {
  const phone = hasBeenWide ? undefined : matchMedia(PHONE);
  hasBeenWide ||= !phone?.matches;
  if (hasBeenWide) return undefined;
  waiting ??= new Promise((resolve) => phone?.addEventListener("change", () => resolve(), { once: true }));
  return waiting;
}
