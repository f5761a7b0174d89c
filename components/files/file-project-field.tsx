"use client";

import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { useDialog } from "@/components/dialog/use-dialog";
import { ComboboxField } from "@/components/form/combobox-field";
import { FieldGroup } from "@/components/form/field";
import { useProjectOptions } from "@/components/projects/project-picker";
import { Button } from "@/components/ui/button";
import type { ComboboxOption } from "@/components/ui/combobox-trigger";
import { lazyComponent } from "@/components/ui/lazy-part";
import { clientQuery } from "@/lib/clients/queries";
import type { NewFileForm } from "@/lib/files/form";
import { useQueryData } from "@/lib/query/use-query-data";

const NewProjectDialog = lazyComponent(() =>
  import("@/components/projects/new-project-dialog").then((module) => module.NewProjectDialog),
);

type Form = UseFormReturn<NewFileForm>;

/** The project of a new file. With `clientId` only that client's projects are offered, and the first can be created here. */
export function FileProjectField({ form, clientId }: { form: Form; clientId?: string }) {
  const client = useQueryData({ ...clientQuery(clientId ?? ""), enabled: clientId !== undefined });
  const [created, setCreated] = useState<ComboboxOption | null>(null);
  const picker = useProjectOptions({ clientId });
  if (client?.projects.length === 0 && !created)
    return <FirstProject form={form} clientId={client.id} onCreated={setCreated} />;
  return (
    <ComboboxField
      {...picker}
      control={form.control}
      name="projectId"
      label="Project"
      isRequired={clientId !== undefined}
      isClearable
      initialOption={created}
      placeholder={clientId === undefined ? "No project" : "Select a project"}
      searchPlaceholder="Search projects"
    />
  );
}

/** For a client without projects: creates one, as a file on a client's page needs a project. */
function FirstProject({
  form,
  clientId,
  onCreated,
}: {
  form: Form;
  clientId: string;
  onCreated: (option: ComboboxOption) => void;
}) {
  const { field, fieldState } = useController({ control: form.control, name: "projectId" });
  const { ref, onChange } = field;
  const dialog = useDialog(NewProjectDialog);
  return (
    <FieldGroup label="Project" isRequired error={fieldState.error?.message}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="text-ink-muted">This client has no projects yet.</p>
        <Button ref={ref} size="sm" onClick={() => dialog.open(true)}>
          New project
        </Button>
      </div>
      {dialog.subject && (
        <NewProjectDialog
          key={dialog.key}
          clientId={clientId}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onCreated={({ id, name, client }) => {
            onChange(id);
            onCreated({ value: id, label: name, themeColor: client?.themeColor ?? null });
          }}
        />
      )}
    </FieldGroup>
  );
}
