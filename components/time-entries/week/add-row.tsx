"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useProjectOptions } from "@/components/projects/project-picker";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox/combobox";
import { findProjectLabels } from "@/lib/projects/find-label";
import type { RowSubject } from "@/lib/time-entries/week/grid";

/** The button that chooses a project for a row without time. */
export function AddRow({ onAdd }: { onAdd: (subject: RowSubject) => void }) {
  const queryClient = useQueryClient();
  const picker = useProjectOptions({ projectStatus: "active" });
  return (
    <div className="flex px-2 py-1.5">
      <Combobox
        {...picker}
        label="Project"
        searchPlaceholder="Search projects"
        value={null}
        // Its name and client are among the projects that the picker has loaded.
        onChange={(option) =>
          option && onAdd({ ...findProjectLabels(queryClient, option.value), taskId: null, task: null })
        }
        trigger={
          <Button variant="ghost" size="sm">
            <Plus aria-hidden />
            Add row
          </Button>
        }
      />
    </div>
  );
}
