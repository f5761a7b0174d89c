"use client";

import { useProjectOptions } from "@/components/projects/project-picker";
import { Combobox } from "@/components/ui/combobox/combobox";
import { projectQuery } from "@/lib/projects/queries";
import { clientName } from "@/lib/projects/rules";
import { useQueryData } from "@/lib/query/use-query-data";

/** The project filter of a list; undefined shows all projects. With a client it offers that client's projects. */
export function ProjectFilterPicker({
  projectId,
  clientId,
  onChange,
  placeholder = "All projects",
  isField = false,
  className,
}: {
  projectId: string | undefined;
  clientId?: string;
  onChange: (projectId: string | undefined) => void;
  /** Shown while none is chosen. */
  placeholder?: string;
  /** Looks like a field of a form instead of a filter. */
  isField?: boolean;
  className?: string;
}) {
  const picker = useProjectOptions({ clientId });
  const project = useQueryData({ ...projectQuery(projectId ?? ""), enabled: projectId !== undefined });
  const chosen = projectId === undefined ? null : project;
  return (
    <Combobox
      {...picker}
      label="Project"
      placeholder={placeholder}
      searchPlaceholder="Search projects"
      value={
        chosen
          ? {
              value: chosen.id,
              label: chosen.name,
              themeColor: chosen.client?.themeColor ?? null,
              detail: clientName(chosen),
            }
          : projectId
            ? { value: projectId, label: "Project" }
            : null
      }
      onChange={(option) => onChange(option?.value)}
      isClearable
      isFilter={!isField}
      className={className}
    />
  );
}
