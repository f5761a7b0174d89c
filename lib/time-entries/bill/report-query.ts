import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import { firstDayOfWeek } from "@/lib/shared/dates/week";
import type { Days } from "./bill-periods";
import type { TimeReport } from "./bill-schema";
import type { ReportGroup } from "./report-groups";

/** The first day of a report that has no first day: before any time that can be written down. */
const FIRST_DAY = "1970-01-01";

/** The sums of all time from one day to another, and of its groups. A period without a last day ends today. */
export function timeReportQuery({ from = FIRST_DAY, to }: Days, groupBy: ReportGroup, today: string) {
  const filter = {
    from,
    to: to ?? today,
    groupBy,
    // As in the grid.
    ...(groupBy === "week" && { weekStartsOn: firstDayOfWeek() }),
  };
  return queryOptions({
    // Apart from the searches, whose rows are changed optimistically.
    queryKey: [...keys.timeEntries, "report", filter],
    queryFn: ({ signal }) => api<TimeReport>("time-entries/report", { method: "POST", body: filter, signal }),
  });
}
