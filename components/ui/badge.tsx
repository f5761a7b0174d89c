import { clsx } from "clsx";
import type { ReactNode } from "react";
import { groupThousands } from "@/lib/shared/text/thousands";

/** A short highlighted label. */
export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: "neutral" | "danger" | "client";
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        "inline-flex h-5 max-w-full items-center rounded-chip px-1.5 text-label font-medium forced-colors:border",
        tones[tone],
        className,
      )}
    >
      <span className="truncate">{children}</span>
    </span>
  );
}

/** A count next to a title, with thousands separators. Nothing for zero, which the empty list says in words. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        "inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-sunken px-1.5 text-label font-medium text-ink-muted tabular forced-colors:border",
        className,
      )}
    >
      {groupThousands(String(count))}
    </span>
  );
}

const tones = {
  neutral: "bg-sunken text-ink-muted",
  danger: "bg-danger-soft text-danger",
  client: "bg-client-tint text-client-ink",
};
