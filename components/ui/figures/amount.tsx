import { clsx } from "clsx";
import type { CSSProperties } from "react";

/** An amount of money on one line, in a smaller size when it would not fit. */
export function Amount({ children, className }: { children: string; className?: string }) {
  return (
    <span style={{ "--characters": children.length } as CSSProperties} className={clsx("amount", className)}>
      <span>{children}</span>
    </span>
  );
}
