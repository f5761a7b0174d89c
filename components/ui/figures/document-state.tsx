import { clsx } from "clsx";
import { StatusBadge } from "@/components/ui/status-dot";
import { type DocumentState as State, stateLabels } from "@/lib/sales-documents/states";

const tones: Record<State, "active" | "on-hold" | "completed" | "cancelled"> = {
  draft: "cancelled",
  open: "active",
  partPaid: "on-hold",
  paid: "completed",
  overpaid: "on-hold",
  credited: "cancelled",
  accepted: "completed",
  declined: "cancelled",
  expired: "cancelled",
};

/** The state of a document as dot and word. An overdue invoice says so, in the color of danger. */
export function DocumentState({
  state,
  isOverdue,
  isFigure = false,
}: {
  state: State;
  isOverdue: boolean;
  /** As large as the figures beside it. */
  isFigure?: boolean;
}) {
  const size = isFigure ? "text-lead" : "text-label";
  if (isOverdue)
    return (
      <span
        className={clsx(
          "inline-flex items-center gap-1.5 align-bottom font-medium whitespace-nowrap text-danger",
          size,
        )}
      >
        <span aria-hidden data-mark className="size-2 shrink-0 rounded-full bg-danger" />
        {stateLabels.overdue}
      </span>
    );
  return (
    <StatusBadge status={tones[state]} label={stateLabels[state]} size={size} className="align-bottom" />
  );
}
