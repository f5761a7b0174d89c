import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Labels with their values, a line each. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col">{children}</dl>;
}

export function Fact({
  label,
  isCode = false,
  children,
}: {
  label: ReactNode;
  /** True if the label is a name in code, such as that of a variable. */
  isCode?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2 last:border-b-0">
      {/* Words are not broken, names in code are. */}
      <dt className={clsx("text-ink-muted", isCode && "min-w-0 font-mono text-label wrap-anywhere")}>
        {label}
      </dt>
      <dd className="min-w-0 text-right wrap-break-word tabular">{children}</dd>
    </div>
  );
}
