import { anyId, oneOf, type UrlField } from "@/components/list/filter/url-fields";
import { isPlainDate } from "@/lib/shared/dates/dates";
import { timePeriods, type TimePeriod } from "@/lib/time-entries/bill/bill-periods";
import { reportGroups } from "@/lib/time-entries/bill/report-groups";
import type { TimeEntryFilter } from "@/lib/time-entries/schema";

const yesOrNo = oneOf(["yes", "no"]);

/** A plain date. */
export const anyDay: UrlField = (value) => (/^[1-9]/.test(value) && isPlainDate(value) ? value : undefined);

/** A day of the shown week, what limits the entries, and how they are shown, as the address has them. */
export const timeUrlFields = {
  week: anyDay,
  period: oneOf(timePeriods),
  from: anyDay,
  to: anyDay,
  clientId: anyId(),
  projectId: anyId(),
  billable: yesOrNo,
  billed: yesOrNo,
  report: oneOf(reportGroups),
};

/** Without a period, entries are those of the shown week. `from` and `to` count for the period "custom". */
export type TimeUrlFilter = {
  period?: TimePeriod;
  from?: string;
  to?: string;
  clientId?: string;
  projectId?: string;
  billable?: "yes" | "no";
  billed?: "yes" | "no";
};

/** Clears the filters, not the week and the report. */
export const noTimeFilter: Record<keyof TimeUrlFilter, undefined> = {
  period: undefined,
  from: undefined,
  to: undefined,
  clientId: undefined,
  projectId: undefined,
  billable: undefined,
  billed: undefined,
};

/** Returns the filter of the API, without a period. */
export function toTimeFilter({ clientId, projectId, billable, billed }: TimeUrlFilter): TimeEntryFilter {
  return { clientId, projectId, isBillable: toFlag(billable), isBilled: toFlag(billed) };
}

function toFlag(answer: "yes" | "no" | undefined): boolean | undefined {
  return answer && answer === "yes";
}
