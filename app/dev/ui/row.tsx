import type { ReactNode } from "react";

export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <h3 className="mb-2 text-label font-medium text-ink-muted">{title}</h3>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
