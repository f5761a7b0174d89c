import type { TimeReport } from "./bill-schema";
import type { ReportGroup } from "./report-groups";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { dayText, weekText } from "@/lib/time-entries/week/week-days";

const withoutOne: Partial<Record<ReportGroup, string>> = {
  project: "No project",
  client: "No client",
  tag: "No tag",
};

/** Returns the name of a group: "Mon 23 Nov 2026", "23 – 29 Nov 2026", "Nov 2026", or that of a project, client or tag. */
export function reportName(
  { key, name }: Pick<TimeReport["items"][number], "key" | "name">,
  groupBy: ReportGroup,
): string {
  if (key === null) return withoutOne[groupBy] ?? "";
  if (groupBy === "day") return dayText(key, "shown");
  if (groupBy === "week") return weekText({ from: key, to: addDays(key, 6) });
  // The first of the month, without its day.
  if (groupBy === "month") return dayText(`${key}-01`, "plain").slice("1 ".length);
  return name ?? key;
}
