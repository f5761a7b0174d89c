"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BillEntries } from "./bill-entries";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { useProjectOptions } from "@/components/projects/project-picker";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox/combobox";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { useClock } from "@/components/ui/hooks/use-clock";
import { useAssignProject } from "@/lib/time-entries/assign-project";
import { allTimeEntriesQuery } from "@/lib/time-entries/bill/all-entries-query";
import type { Days } from "@/lib/time-entries/bill/bill-periods";
import { durationWords } from "@/lib/time-entries/duration-text";

/** Unbilled time of a period that has no project, and so nobody who pays for it. It is given one here, and is then a part of the invoice. */
export function TimeWithoutProject({
  days,
  clientId,
  onAssigned,
}: {
  days: Days;
  /** Offers the projects of this client. */
  clientId: string | undefined;
  onAssigned: (projectId: string) => void;
}) {
  const { timeZone } = useClock();
  // Time without a project can be older than what one page of unbilled time has room for.
  const query = useQuery(allTimeEntriesQuery({ ...days, isBillable: true, isBilled: false }, timeZone));
  const picker = useProjectOptions({ clientId });
  const [project, setProject] = useState<ComboboxOption | null>(null);
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const [isTried, setIsTried] = useState(false);
  const { assignProject, isPending } = useAssignProject();
  if (!query.data) return query.isError && <LoadFailureLine what="Time without a project" query={query} />;
  const entries = query.data.items.filter(({ projectId, endedAt }) => projectId === null && endedAt !== null);
  if (entries.length === 0) return null;
  const chosen = entries.filter(({ id }) => !excluded.includes(id));
  const minutes = entries.reduce((sum, entry) => sum + (entry.minutes ?? 0), 0);
  const problem = !project ? "Please select a project" : chosen.length === 0 && "Please choose an entry";
  const handleAssign = async () => {
    setIsTried(true);
    if (!project || problem) return;
    const ids = chosen.map(({ id }) => id);
    await assignProject(ids, { id: project.value, name: project.label }).then(
      () => {
        setExcluded([]);
        setIsTried(false);
        onAssigned(project.value);
      },
      // Its mutation shows the error.
      () => undefined,
    );
  };
  return (
    <section
      aria-label="Time without a project"
      className="flex flex-col gap-2 rounded-panel bg-sunken px-3 py-2.5"
    >
      <p>
        <span className="font-medium tabular">{durationWords(minutes)}</span> of billable time has no project.
        Choose one to bill it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Combobox
          {...picker}
          label="Project of this time"
          placeholder="Choose a project"
          searchPlaceholder="Search projects"
          value={project}
          onChange={setProject}
          isClearable
          className="min-w-48 flex-1"
        />
        <Button isLoading={isPending} onClick={handleAssign}>
          Add to project
        </Button>
      </div>
      {isTried && problem && (
        <p role="alert" className="text-meta text-danger">
          {problem}
        </p>
      )}
      <BillEntries time={{ entries, isWhole: true }} excluded={excluded} onExclude={setExcluded} />
    </section>
  );
}
