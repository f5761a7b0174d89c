"use client";

import { clsx } from "clsx";
import { useTimeLeft } from "@/components/shell/session/expiry-note";

/** The remaining lifetime of a workspace that ends, as a menu line for screens without a sidebar. */
export function ExpiryMenuLine() {
  const life = useTimeLeft();
  if (!life) return null;
  return (
    <div
      role="none"
      className={clsx(
        "px-2 pt-1.5 pb-1 text-label tabular-nums",
        life.isEnding ? "font-medium text-danger" : "text-ink-muted",
      )}
    >
      {life.noun} ends in {life.text}
    </div>
  );
}
