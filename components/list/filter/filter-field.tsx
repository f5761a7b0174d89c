import type { ReactNode } from "react";

/** A filter. Its label is shown in the sheet only: elsewhere the control shows what is filtered. */
export function FilterField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5 md:contents">
      <span aria-hidden className="text-label font-medium text-ink-muted md:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}
