"use client";

import { clsx } from "clsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BillTimeButton } from "@/components/ui/figures/bill-time-button";
import { BillTimeFoot } from "@/components/ui/figures/bill-time-foot";
import { StripFigure } from "@/components/ui/figures/figure-strip";
import { useClock } from "@/components/ui/hooks/use-clock";
import { Skeleton } from "@/components/ui/skeleton";
import type { Project } from "@/lib/projects/schema";
import { useQueryData } from "@/lib/query/use-query-data";
import { runningQuery } from "@/lib/time-entries/clock-queries";
import { decimalHours, hoursOfBudget, isOverBudget } from "@/lib/time-entries/duration-text";
import { minutesSoFar } from "@/lib/time-entries/minutes";
import { timeEntriesQuery } from "@/lib/time-entries/queries";
import type { TimeEntryList } from "@/lib/time-entries/schema";
import { userQuery } from "@/lib/users/queries";

/** The hours of a project, with what runs on it until now, of those that its budget pays for if it has an hourly rate in the same currency, with a button that bills them; nothing without any hours. */
export function TrackedFigure({
  project,
}: {
  project: Pick<Project, "id" | "budget" | "currency" | "hourlyRate">;
}) {
  const { data, isError } = useQuery(timeEntriesQuery({ projectId: project.id, take: 1 }));
  const { now } = useClock();
  const running = useQueryData(runningQuery());
  const soFar = running?.projectId === project.id ? minutesSoFar(running, now) : undefined;
  const budget = hoursOfBudget(project, useQueryData(userQuery())?.currency);
  const minutes = (data?.totalMinutes ?? 0) + (soFar ?? 0);
  const isOver = isOverBudget(minutes, budget);
  const isBillable = hasUnbilled(data);
  if (data && minutes === 0 && budget === null && soFar === undefined) return null;
  return (
    <StripFigure label="Tracked">
      <span className="flex flex-wrap items-center gap-x-2.5">
        {data && (
          <span className={clsx(isOver && "text-danger")}>
            {decimalHours(minutes)}
            {budget === null ? "" : ` of ${budget}`} h
            {isOver && <span className="text-meta font-normal"> over budget</span>}
          </span>
        )}
        {!data && (isError ? "Not loaded" : <Skeleton className="h-6 w-16" />)}
        {data && soFar !== undefined && (
          <span className="text-meta font-normal text-ink-muted"> running</span>
        )}
        {isBillable && <BillTimeButton subject={{ projectId: project.id }} className="max-sm:hidden" />}
      </span>
    </StripFigure>
  );
}

/** The foot of a project's strip on phones. */
export function TrackedFoot({ projectId, children }: { projectId: string; children: ReactNode }) {
  const { data, isError } = useQuery(timeEntriesQuery({ projectId, take: 1 }));
  return (
    <BillTimeFoot subject={{ projectId }} isUnbilled={data || isError ? hasUnbilled(data) : undefined}>
      {children}
    </BillTimeFoot>
  );
}

function hasUnbilled(list: TimeEntryList | undefined): boolean {
  return list?.totals.some(({ unbilledAmount }) => Number(unbilledAmount) > 0) ?? false;
}
