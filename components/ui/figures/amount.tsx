import { clsx } from "clsx";
import type { CSSProperties } from "react";

/** As many characters fit the narrowest place of an amount. Each container costs a layout of its own. */
const FITTING = 10;

/** An amount of money on one line, in a smaller size when it would not fit. */
export function Amount({ children, className }: { children: string; className?: string }) {
  const { length } = children;
  return (
    <span
      style={{ "--characters": length } as CSSProperties}
      className={clsx("amount", length > FITTING && "amount-long", className)}
    >
      <span>{children}</span>
    </span>
  );
}
