"use client";

import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import type { FieldProps } from "@/components/form/field";
import { useProjectCreation } from "@/components/projects/project-creation-picker";
import { projectOption, useProjectOptions } from "@/components/projects/project-picker";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import type { ProjectLabels } from "@/lib/projects/find-label";
import { projectQuery } from "@/lib/projects/queries";
import { useQueryData } from "@/lib/query/use-query-data";

/** A form field that chooses a project, or none, or creates one. */
export function ProjectField<Values extends FieldValues, Output>({
  control,
  name,
  isDisabled,
  initialOption,
  onPick,
}: Pick<FieldProps<Values, Output>, "control" | "name" | "isDisabled"> & {
  initialOption: ComboboxOption | null;
  onPick?: (option: ComboboxOption | null) => void;
}) {
  const { field } = useController({ control, name });
  const picker = useProjectOptions();
  const [picked, setPicked] = useState(initialOption);
  const handlePick = (option: ComboboxOption | null) => {
    setPicked(option);
    onPick?.(option);
  };
  const { creation, dialog } = useProjectCreation((option) => {
    field.onChange(option.value);
    handlePick(option);
  });
  const id = (field.value as string | null) ?? "";
  const known = [picked, initialOption].find((option) => option?.value === id);
  // A restored draft may have another project than the form began with.
  const loaded = useQueryData({ ...projectQuery(id), enabled: id !== "" && !known });
  return (
    <>
      <ComboboxField
        {...picker}
        control={control}
        name={name}
        label="Project"
        isClearable
        isDisabled={isDisabled}
        initialOption={known ?? (loaded ? projectOption(loaded) : initialOption)}
        placeholder="No project"
        searchPlaceholder="Search projects"
        onPick={handlePick}
        creation={creation}
      />
      {dialog}
    </>
  );
}

/**
 * Returns the project field of a dialog for a row that may belong to a project, and the dialog's color: the client's, null
 * (gray) for a project without a client, undefined without a project. Both follow the chosen project.
 */
export function useProjectChoice(row: Pick<ProjectLabels, "project" | "client">) {
  const { project, client } = row;
  const [themeColor, setThemeColor] = useState<string | null | undefined>(
    project ? (client?.themeColor ?? null) : undefined,
  );
  const initialOption = project && {
    value: project.id,
    label: project.name,
    themeColor: client?.themeColor ?? null,
    detail: client?.name ?? "Freelancing",
  };
  const onPick = (option: ComboboxOption | null) => setThemeColor(option?.themeColor);
  return { themeColor, project: { initialOption, onPick } };
}
