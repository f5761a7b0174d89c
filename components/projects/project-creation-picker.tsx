"use client";

import { useDialog } from "@/components/dialog/use-dialog";
import { projectOption } from "@/components/projects/project-picker";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { lazyComponent } from "@/components/ui/popup/lazy-part";

const NewProjectDialog = lazyComponent(() =>
  import("@/components/projects/new-project-dialog").then((module) => module.NewProjectDialog),
);

/**
 * Returns the option of a project picker that creates a project, and the dialog for it, to be rendered beside the picker.
 * `onCreated` takes the new project as an option.
 */
export function useProjectCreation(onCreated: (option: ComboboxOption) => void, clientId?: string) {
  const dialog = useDialog<{ name: string }>();
  return {
    creation: { noun: "project", onCreate: (name: string) => dialog.open({ name }) },
    dialog: dialog.subject && (
      <NewProjectDialog
        key={dialog.key}
        clientId={clientId}
        name={dialog.subject.name}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
        onCreated={(project) => onCreated(projectOption(project))}
      />
    ),
  };
}
