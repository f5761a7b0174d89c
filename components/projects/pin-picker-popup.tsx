"use client";

import { useProjectCreation } from "@/components/projects/project-creation-picker";
import { useProjectOptions } from "@/components/projects/project-picker";
import type { ComboboxProps } from "@/components/ui/combobox/combobox-trigger";
import { EagerCombobox } from "@/components/ui/combobox/eager-combobox";
import { usePinProject } from "@/lib/projects/queries";

/** Searches the projects that are not pinned, and pins the chosen or a new one. Opens on mount. */
export function PinPickerPopup({ trigger }: Required<Pick<ComboboxProps, "trigger">>) {
  const picker = useProjectOptions({ pinned: false });
  const pin = usePinProject(true);
  const { creation, dialog } = useProjectCreation(({ value }) => pin.mutate({ id: value, pinned: true }));
  return (
    <>
      <EagerCombobox
        {...picker}
        opensOnMount
        creation={creation}
        label="Pin a project"
        searchPlaceholder="Search projects"
        value={null}
        onChange={(option) => option && pin.mutate({ id: option.value, pinned: true })}
        trigger={trigger}
      />
      {dialog}
    </>
  );
}
