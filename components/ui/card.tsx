import { clsx } from "clsx";
import type { ReactNode } from "react";

/** The surface of a card. Its link, which covers it, shows focus on the card: add the `has-` class that names the link. */
export const cardClass =
  "relative flex h-31 min-w-0 flex-col overflow-clip rounded-panel border border-line bg-panel transition-colors hover:border-line-strong outline-offset-2 outline-focus";

/** The head of a card, in its client's color. */
export function CardHead({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-mark
      className={clsx(
        "flex h-8.5 shrink-0 items-center justify-between gap-3 border-b-2 border-client-edge bg-client-tint px-3.5 text-label font-semibold text-client-ink",
        className,
      )}
    >
      {children}
    </div>
  );
}
