// Without zod, which the screens do not need.

export const reportGroups = ["day", "week", "month", "project", "client", "tag"] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** The names of the groups on the screen. */
export const reportGroupLabels: Record<ReportGroup, string> = {
  day: "Day",
  week: "Week",
  month: "Month",
  project: "Project",
  client: "Client",
  tag: "Tag",
};
