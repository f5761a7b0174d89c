"use client";

import { useQuery } from "@tanstack/react-query";
import { BillTimeButton } from "@/components/ui/figures/bill-time-button";
import { StripFigure } from "@/components/ui/figures/figure-strip";
import { Skeleton } from "@/components/ui/skeleton";
import type { Project } from "@/lib/projects/schema";
import { decimalHours, hoursOfBudget } from "@/lib/time-entries/duration-text";
import { timeEntriesQuery } from "@/lib/time-entries/queries";

/** The hours of a project, of those that its budget pays for if it has an hourly rate, with a button that bills them. */
export function TrackedFigure({ project }: { project: Pick<Project, "id" | "budget" | "hourlyRate"> }) {
  const { data, isError } = useQuery(timeEntriesQuery({ projectId: project.id, take: 1 }));
  const budget = hoursOfBudget(project.budget, project.hourlyRate);
  const isBillable = data?.totals.some(({ unbilledAmount }) => Number(unbilledAmount) > 0);
  return (
    <StripFigure label="Tracked">
      {data && `${decimalHours(data.totalMinutes)}${budget === null ? "" : ` of ${budget}`} h`}
      {!data && (isError ? "Not loaded" : <Skeleton className="h-6 w-16" />)}
      {isBillable && <BillTimeButton subject={{ projectId: project.id }} />}
    </StripFigure>
  );
}
