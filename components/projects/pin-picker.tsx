"use client";

import { Plus } from "lucide-react";
import { useProjectCreation } from "@/components/projects/project-creation-picker";
import { useProjectOptions } from "@/components/projects/project-picker";
import { Combobox } from "@/components/ui/combobox";
import { usePinProject } from "@/lib/projects/queries";

/** The add button of the Pinned panel: searches the projects that are not pinned, and pins the chosen or a new one. */
export function PinPicker() {
  const picker = useProjectOptions({ pinned: false });
  const pin = usePinProject(true);
  const { creation, dialog } = useProjectCreation(({ value }) => pin.mutate({ id: value, pinned: true }));
  return (
    <>
      <Combobox
        {...picker}
        creation={creation}
        label="Pin a project"
        searchPlaceholder="Search projects"
        value={null}
        onChange={(option) => option && pin.mutate({ id: option.value, pinned: true })}
        trigger={
          <button
            type="button"
            aria-label="Pin a project"
            title="Pin a project"
            className="flex size-6 target items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
          >
            <Plus aria-hidden className="size-3.5" />
          </button>
        }
      />
      {dialog}
    </>
  );
}
