import { clsx } from "clsx";
import type { ReactNode } from "react";
import { clientColor, type ThemeColor } from "@/lib/clients/theme-colors";

/** A gray bar that represents a line of text. `className` sets its width. */
export function Line({ isStrong = false, className }: { isStrong?: boolean; className: string }) {
  return (
    <span
      className={clsx("block h-1.5 shrink-0 rounded-full", isStrong ? "bg-ink" : "bg-line-strong", className)}
    />
  );
}

/** A white surface. */
export function Sheet({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div
      className={clsx("rounded-control border border-line bg-panel shadow-float dark:bg-raised", className)}
    >
      {children}
    </div>
  );
}

/** A card in a client's color. */
export function ClientCard({ color, className }: { color: ThemeColor; className?: string }) {
  return (
    <div
      style={clientColor(color)}
      className={clsx("flex flex-col overflow-hidden rounded-control bg-client-tint shadow-float", className)}
    >
      <span className="h-1 shrink-0 bg-client-edge" />
      <span className="flex flex-1 flex-col gap-2 p-3">
        <span className="h-1.5 w-4/5 rounded-full bg-client-edge" />
        <span className="h-1.5 w-1/2 rounded-full bg-client-edge opacity-40" />
        <span className="mt-auto h-1.5 w-2/3 rounded-full bg-client-edge opacity-40" />
      </span>
    </div>
  );
}

/** A pennant in a client's color. */
export function Flag({ color, className }: { color: ThemeColor; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" style={clientColor(color)} className={clsx("size-7", className)}>
      <path d="M5 3v18" className="stroke-ink-muted" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M6.5 4.5 21 9.3 6.5 14z"
        className="text-client-edge"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A row for a task, an event or a payment: the client's color, an optional checkbox, text, and a date or amount. */
export function Row({
  color,
  when,
  tone = "plain",
  hasBox = true,
  width = "w-24",
}: {
  color: ThemeColor;
  when: string;
  tone?: "plain" | "late" | "done";
  hasBox?: boolean;
  width?: string;
}) {
  return (
    <span
      style={clientColor(color)}
      className="flex h-9 items-center gap-2.5 rounded-control border border-line bg-panel pr-3 shadow-float dark:bg-raised"
    >
      <span className="h-full w-1 rounded-l-control bg-client-edge" />
      {hasBox && (
        <span
          className={clsx(
            "flex size-4 shrink-0 items-center justify-center rounded-full border text-label",
            tone === "done" ? "border-accent bg-accent text-on-accent" : "border-line-mark",
          )}
        >
          {tone === "done" && "✓"}
        </span>
      )}
      <Line className={clsx(width, tone === "done" && "opacity-50")} isStrong />
      <span
        className={clsx(
          "ml-auto pl-2 text-label font-medium whitespace-nowrap",
          tone === "late" ? "text-danger" : "text-ink-muted",
        )}
      >
        {when}
      </span>
    </span>
  );
}
