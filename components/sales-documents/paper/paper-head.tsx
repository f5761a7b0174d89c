import type { ReactNode } from "react";

/** A head as it is printed. The field below it has a label of its own for screen readers. */
export function PaperHead({ children }: { children: ReactNode }) {
  return (
    <p aria-hidden className="pb-1 text-label font-medium text-ink-muted">
      {children}
    </p>
  );
}
