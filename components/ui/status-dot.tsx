import { clsx } from "clsx";

export type StatusTone = "active" | "on-hold" | "completed" | "cancelled";

/** Returns the tone of any status of the workspace; an unknown status counts as active. */
export function statusTone(status: string): StatusTone {
  return tonesByStatus[status] ?? "active";
}

/** A dot in the color of a status. The label must be shown next to it, as color alone is not accessible. */
export function StatusDot({ status, className }: { status: string; className?: string }) {
  return (
    <span
      aria-hidden
      data-mark
      className={clsx("size-2 shrink-0 rounded-full", dotByTone[statusTone(status)], className)}
    />
  );
}

/** A status as dot and label: "On hold". */
export function StatusBadge({
  status,
  label = statusLabel(status),
  size = "text-label",
  className,
}: {
  status: string;
  label?: string;
  size?: "text-label" | "text-lead";
  className?: string;
}) {
  return (
    <span className={clsx("inline-flex items-center gap-1.5 font-medium whitespace-nowrap", size, className)}>
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
  archived: "cancelled",
};

const dotByTone: Record<StatusTone, string> = {
  active: "bg-status-active",
  "on-hold": "bg-status-on-hold",
  completed: "bg-status-completed",
  cancelled: "bg-status-cancelled",
};
