"use client";

import type { FieldValues } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import type { FieldProps } from "@/components/form/field";
import { useProjectOptions } from "@/components/projects/project-picker";
import type { ComboboxOption } from "@/components/ui/combobox";

/** Which project something belongs to, or none. */
export function ProjectField<Values extends FieldValues, Output>({
  control,
  name,
  initialOption,
  onPick,
}: Pick<FieldProps<Values, Output>, "control" | "name"> & {
  initialOption: ComboboxOption | null;
  onPick?: (option: ComboboxOption | null) => void;
}) {
  const picker = useProjectOptions();
  return (
    <ComboboxField
      {...picker}
      control={control}
      name={name}
      label="Project"
      isClearable
      initialOption={initialOption}
      placeholder="No project"
      searchPlaceholder="Search projects"
      onPick={onPick}
    />
  );
}
