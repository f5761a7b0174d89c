import { StatusDot, statusLabel } from "@/components/ui/status-dot";
import { paymentStatuses, projectStatuses } from "@/lib/projects/values";

export const projectStatusOptions = projectStatuses.map(toOption);
export const paymentStatusOptions = paymentStatuses.map(toOption);

function toOption<Status extends string>(status: Status) {
  return { value: status, label: statusLabel(status), mark: <StatusDot status={status} /> };
}
