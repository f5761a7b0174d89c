"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { ClientField } from "@/components/clients/client-field-picker";
import { FormDialog } from "@/components/dialog/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { HourlyRateField } from "@/components/form/time/hourly-rate-field";
import { NameField } from "@/components/form/name-field";
import { BudgetFields } from "@/components/projects/budget-fields";
import { paymentStatusOptions, projectStatusOptions } from "@/components/projects/status-options";
import { paths } from "@/lib/shared/paths";
import { emptyProjectForm, fromForm, type NewProjectForm, newProjectFormSchema } from "@/lib/projects/form";
import { useCreateProject } from "@/lib/projects/queries";
import type { Project } from "@/lib/projects/schema";

/**
 * The "Create New Project" dialog, which opens the new project's page unless `onCreated` is set. `clientId` is set on a
 * client's page.
 */
export function NewProjectDialog({
  clientId = "",
  name = "",
  isOpen,
  onClose,
  onCreated,
}: {
  clientId?: string;
  /** The name that the form starts with. */
  name?: string;
  isOpen: boolean;
  onClose: () => void;
  onCreated?: (project: Project) => void;
}) {
  const router = useRouter();
  const createProject = useCreateProject();
  // Generated once per dialog, so that saving again after a lost response does not create a second project.
  const [id] = useState(() => newId());
  const form = useForm<NewProjectForm>({
    resolver: zodResolver(newProjectFormSchema),
    defaultValues: { ...emptyProjectForm, clientId, name },
  });

  const handleSubmit = (values: NewProjectForm) => createProject.mutateAsync({ id, ...fromForm(values) });
  const handleSaved = (project: Project) => {
    onClose();
    if (onCreated) onCreated(project);
    else router.push(paths.project(id));
  };

  const { control } = form;
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      onSaved={handleSaved}
      title="Create New Project"
      saveLabel="Add project"
    >
      <NameField control={control} name="name" label="Name" isTitle isRequired />
      <ClientField control={control} name="clientId" label="Client" withFreelancing initialId={clientId} />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          control={control}
          name="projectStatus"
          label="Project status"
          options={projectStatusOptions}
        />
        <SelectField
          control={control}
          name="paymentStatus"
          label="Payment status"
          options={paymentStatusOptions}
        />
      </div>
      <BudgetFields control={control} />
      <HourlyRateField control={control} name="hourlyRate" placeholder="As for the client" />
    </FormDialog>
  );
}
