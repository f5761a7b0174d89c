"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Archive, ArchiveRestore } from "lucide";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { ClientField } from "@/components/clients/client-field-picker";
import { askBeforeDelete } from "@/components/dialog/ask-before-delete";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { NameField } from "@/components/form/name-field";
import { BudgetFields } from "@/components/projects/budget-fields";
import { HourlyRateField } from "@/components/form/time/hourly-rate-field";
import { IconButton } from "@/components/ui/icon-button";
import { projectDeletionQuery } from "@/lib/deletion/queries";
import { findClientLabel } from "@/lib/clients/queries";
import { paths } from "@/lib/shared/paths";
import { findRunning } from "@/lib/time-entries/clock-queries";
import {
  changeFromForm,
  projectFieldNames,
  type ProjectSettingsForm,
  projectSettingsFormSchema,
  toSettingsForm,
} from "@/lib/projects/form";
import { useArchiveProject } from "@/lib/projects/archive-project";
import { useDeleteProject } from "@/lib/projects/delete-project";
import { useUpdateProject } from "@/lib/projects/queries";
import type { Project } from "@/lib/projects/schema";

/** The "Project Settings" dialog: edits name, client and budget, or deletes the project. */
export function ProjectSettingsDialog({
  project,
  isOpen,
  onClose,
}: {
  project: Project;
  isOpen: boolean;
  onClose: () => void;
}) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const updateProject = useUpdateProject();
  const deleteProject = useDeleteProject();
  const archive = useArchiveProject();
  const form = useForm<ProjectSettingsForm>({
    resolver: zodResolver(projectSettingsFormSchema),
    defaultValues: toSettingsForm(project),
  });

  const edit = useRowEdit({
    form,
    row: project,
    toForm: toSettingsForm,
    names: projectFieldNames,
    inWords: {
      Client: ({ clientId }, current) =>
        (current ? current.client : findClientLabel(queryClient, clientId))?.name ?? "Freelancing",
    },
    save: ({ version, ...change }) =>
      updateProject.mutateAsync({ id: project.id, version, ...changeFromForm(change) }),
  });

  const setArchived = (isArchived: boolean) => {
    onClose();
    archive({ ...project, isArchived });
  };
  const handleArchive = () => setArchived(true);

  const handleDelete = () => {
    onClose();
    deleteProject.mutate(project);
    router.push(paths.projects);
  };

  const { control } = form;
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      subject={project.id}
      onSubmit={edit.submit}
      edit={edit}
      onDelete={handleDelete}
      deleteLabel="Delete Project"
      deleteQuestion={() =>
        askBeforeDelete(
          {
            noun: "project",
            name: project.name,
            hasClock: findRunning(queryClient)?.projectId === project.id,
            onArchive: project.archivedAt ? undefined : handleArchive,
          },
          () => queryClient.fetchQuery(projectDeletionQuery(project.id)),
        )
      }
      title="Project Settings"
      actions={
        <IconButton
          name={project.archivedAt ? "Unarchive project" : "Archive project"}
          onClick={() => setArchived(!project.archivedAt)}
          className="md:hidden"
        >
          {project.archivedAt ? <Icon of={ArchiveRestore} /> : <Icon of={Archive} />}
        </IconButton>
      }
      themeColor={project.client?.themeColor ?? null}
    >
      <NameField control={control} name="name" label="Name" isTitle isRequired />
      <ClientField
        control={control}
        name="clientId"
        label="Client"
        withFreelancing
        initialId={toSettingsForm(project).clientId}
        initialOption={initialClient(project)}
      />
      <BudgetFields control={control} />
      <HourlyRateField control={control} name="hourlyRate" placeholder="As for the client" />
    </FormDialog>
  );
}

function initialClient({ client }: Project) {
  return client && { value: client.id, label: client.name, themeColor: client.themeColor };
}
