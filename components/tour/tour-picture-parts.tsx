import { clsx } from "clsx";
import type { ReactNode } from "react";
import { clientColor, type ThemeColor } from "@/lib/clients/theme-colors";

/** The upper left of a panel, which the picture cuts off. */
export function Crop({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "mt-3 ml-4 h-full w-full overflow-hidden rounded-tl-panel border-t border-l border-line bg-panel",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** A row of a list in a client's color: a name, what it belongs to, and a date or an amount. */
export function Row({
  color,
  name,
  detail,
  end,
  isLate = false,
  start,
}: {
  color?: ThemeColor;
  name: string;
  detail?: string;
  end?: string;
  isLate?: boolean;
  /** Stands before the name. */
  start?: ReactNode;
}) {
  return (
    <div
      style={color && clientColor(color)}
      className="relative flex h-11 items-center gap-2.5 border-b border-line px-4"
    >
      {color && <span className="absolute inset-y-0 left-0 w-[3px] bg-client-edge" />}
      {start}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate leading-5">{name}</span>
        {detail && <span className="truncate text-meta text-ink-muted">{detail}</span>}
      </span>
      {end && (
        <span
          className={clsx(
            "self-start pt-1 text-meta whitespace-nowrap tabular",
            isLate ? "font-medium text-danger" : "text-ink-muted",
          )}
        >
          {end}
        </span>
      )}
    </div>
  );
}

/** The round tick of a task. */
export function Tick({ isDone = false }: { isDone?: boolean }) {
  return (
    <span
      className={clsx(
        "flex size-4 shrink-0 items-center justify-center self-start rounded-full border text-label",
        "mt-1.5",
        isDone ? "border-accent bg-accent text-on-accent" : "border-line-mark",
      )}
    >
      {isDone && "✓"}
    </span>
  );
}

/** The card of a project. */
export function Card({ color, client, project }: { color: ThemeColor; client: string; project: string }) {
  return (
    <div
      style={clientColor(color)}
      className="h-31 w-44 shrink-0 overflow-hidden rounded-panel border border-line bg-panel"
    >
      <span className="flex h-8.5 items-center border-b-2 border-client-edge bg-client-tint px-3.5 text-label font-semibold text-client-ink">
        {client}
      </span>
      <span className="block truncate px-3.5 py-3 text-lead font-semibold">{project}</span>
    </div>
  );
}

/** A line of an invoice or a quotation. */
export function PaperLine({
  title,
  amount,
  isField = false,
}: {
  title: string;
  amount: string;
  isField?: boolean;
}) {
  return (
    <span className="flex h-8 items-center justify-between gap-3">
      <span
        className={clsx(
          "-ml-1.5 flex-1 rounded-chip border px-1.5 py-0.5 font-medium",
          isField ? "border-line-mark" : "border-transparent",
        )}
      >
        {title}
      </span>
      <span className="tabular">{amount}</span>
    </span>
  );
}

/** The upper left of a sheet of paper. */
export function Paper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-3 ml-4 h-full w-full border-t border-l border-paper-line bg-paper px-5 pt-3 text-paper-ink">
      <span className="block pb-1 text-lead font-semibold">{title}</span>
      {children}
    </div>
  );
}
