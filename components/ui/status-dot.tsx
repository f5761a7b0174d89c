import { clsx } from "clsx";

export type StatusTone = "active" | "on-hold" | "completed" | "cancelled";

/** The tone of any status of the workspace; what is unknown counts as active. */
export function statusTone(status: string): StatusTone {
  return tonesByStatus[status] ?? "active";
}

/** A status's colour as a dot. The word must stand beside it: colour alone says nothing. */
export function StatusDot({ status, className }: { status: string; className?: string }) {
  return (
    <span
      aria-hidden
      data-mark
      className={clsx("size-2 shrink-0 rounded-full", dotByTone[statusTone(status)], className)}
    />
  );
}

/** Dot and word: "On hold". */
export function StatusBadge({
  status,
  label = statusLabel(status),
  className,
}: {
  status: string;
  label?: string;
  className?: string;
}) {
  return (
    <span
      className={clsx("inline-flex items-center gap-1.5 text-label font-medium whitespace-nowrap", className)}
    >
      <StatusDot status={status} />
      {label}
    </span>
  );
}

/** "on-hold" → "On hold". */
export function statusLabel(status: string): string {
  const words = status.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const tonesByStatus: Record<string, StatusTone> = {
  active: "active",
  unpaid: "active",
  pending: "active",
  scheduled: "active",
  "on-hold": "on-hold",
  processing: "on-hold",
  completed: "completed",
  paid: "completed",
  finished: "completed",
  cancelled: "cancelled",
};

const dotByTone: Record<StatusTone, string> = {
  active: "bg-status-active",
  "on-hold": "bg-status-on-hold",
  completed: "bg-status-completed",
  cancelled: "bg-status-cancelled",
};
