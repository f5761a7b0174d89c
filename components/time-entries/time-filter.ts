import { anyId, oneOf, type UrlField } from "@/components/list/filter/url-fields";
import type { TimeEntryFilter } from "@/lib/time-entries/schema";

const yesOrNo = oneOf(["yes", "no"]);

const anyDay: UrlField = (value) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) && !isNaN(Date.parse(value)) ? value : undefined;

/** A day of the shown week, and what limits its entries, as the address has them. */
export const timeUrlFields = {
  week: anyDay,
  clientId: anyId(),
  projectId: anyId(),
  billable: yesOrNo,
  billed: yesOrNo,
};

export type TimeUrlFilter = {
  clientId?: string;
  projectId?: string;
  billable?: "yes" | "no";
  billed?: "yes" | "no";
};

/** Returns the filter of the API. */
export function toTimeFilter({ clientId, projectId, billable, billed }: TimeUrlFilter): TimeEntryFilter {
  return { clientId, projectId, isBillable: toFlag(billable), isBilled: toFlag(billed) };
}

function toFlag(answer: "yes" | "no" | undefined): boolean | undefined {
  return answer && answer === "yes";
}
