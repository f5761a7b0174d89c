import { StatusDot, statusLabel } from "@/components/ui/status-dot";
import { paymentStatuses, projectStatuses } from "@/lib/projects/statuses";

/** The choices of a project's status, for pickers and filters. */
export const projectStatusOptions = projectStatuses.map(toOption);

/** The choices of a project's payment status. */
export const paymentStatusOptions = paymentStatuses.map(toOption);

function toOption<Status extends string>(status: Status) {
  return { value: status, label: statusLabel(status), mark: <StatusDot status={status} /> };
}
