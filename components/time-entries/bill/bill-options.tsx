"use client";

import type { ReactNode } from "react";
import type { BillChoice } from "./use-billable-time";
import { ClientFilterPicker } from "@/components/clients/client-filter-picker";
import { PeriodDays } from "@/components/time-entries/period-days";
import { ProjectFilterPicker } from "@/components/projects/project-filter-picker";
import { projectQuery } from "@/lib/projects/queries";
import { useQueryData } from "@/lib/query/use-query-data";
import { Checkbox } from "@/components/ui/input/checkbox";
import { Select } from "@/components/ui/select/select";
import { periodLabels, timePeriods } from "@/lib/time-entries/bill/bill-periods";
import type { BillGroup } from "@/lib/time-entries/bill/bill-schema";

const periods = (["all", ...timePeriods.filter((value) => value !== "all")] as const).map((value) => ({
  value,
  label: value === "all" ? "All unbilled time" : periodLabels[value],
}));

const groups: { value: BillGroup; label: string }[] = [
  { value: "project", label: "One line per project" },
  { value: "task", label: "One line per task" },
  { value: "day", label: "One line per day" },
  { value: "entry", label: "One line per entry" },
];

/** The client or project, the period and the kind of lines of an invoice from time. */
export function BillOptions({
  choice,
  onChange,
}: {
  choice: BillChoice;
  onChange: (change: Partial<BillChoice>) => void;
}) {
  const { clientId, projectId } = choice;
  const project = useQueryData({ ...projectQuery(projectId ?? ""), enabled: projectId !== undefined });
  // A project has its client, which is shown but not sent.
  const shownClient = clientId ?? project?.clientId ?? undefined;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Labeled label="Client">
        <ClientFilterPicker
          clientId={shownClient}
          withFreelancing={false}
          isField
          placeholder={project ? "No client" : "Choose a client"}
          onChange={(clientId) => onChange({ clientId, projectId: undefined })}
        />
      </Labeled>
      <Labeled label="Project">
        <ProjectFilterPicker
          projectId={projectId}
          clientId={shownClient}
          isField
          placeholder={shownClient ? "All projects" : "Choose a project"}
          onChange={(chosen) => onChange({ clientId: shownClient, projectId: chosen })}
        />
      </Labeled>
      <Labeled label="Period">
        <Select
          label="Period"
          value={choice.period}
          options={periods}
          onChange={(period) => onChange({ period })}
        />
      </Labeled>
      <Labeled label="Lines">
        <Select
          label="Lines"
          value={choice.groupBy}
          options={groups}
          onChange={(groupBy) => onChange({ groupBy })}
        />
      </Labeled>
      {choice.period === "custom" && (
        <div className="sm:col-span-2">
          <PeriodDays from={choice.from} to={choice.to} onChange={onChange} />
        </div>
      )}
      <Checkbox isChecked={choice.withDates} onChange={(withDates) => onChange({ withDates })}>
        Dates in the descriptions
      </Checkbox>
    </div>
  );
}

/** A control with its label above. The control has the same accessible name. */
function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="text-label font-medium text-ink-muted">
        {label}
      </span>
      {children}
    </div>
  );
}
