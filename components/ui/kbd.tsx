import type { ReactNode } from "react";

/** A keyboard key. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-mark border border-line-strong bg-sunken px-1 font-sans text-label text-ink-muted">
      {children}
    </kbd>
  );
}
