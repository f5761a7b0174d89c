"use client";

import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import { FieldGroup } from "@/components/form/field";
import { useProjectCreation } from "@/components/projects/project-creation-picker";
import { useProjectOptions } from "@/components/projects/project-picker";
import { Button } from "@/components/ui/button";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { clientQuery } from "@/lib/clients/queries";
import type { NewFileForm } from "@/lib/files/form";
import { useQueryData } from "@/lib/query/use-query-data";

type Form = UseFormReturn<NewFileForm>;

/**
 * The project of a new file, which can be created here. With `clientId` only that client's projects are offered, and one is
 * needed: without any, a button creates the first.
 */
export function FileProjectField({ form, clientId }: { form: Form; clientId?: string }) {
  const client = useQueryData({ ...clientQuery(clientId ?? ""), enabled: clientId !== undefined });
  const [created, setCreated] = useState<ComboboxOption | null>(null);
  const picker = useProjectOptions({ clientId });
  const {
    field: { ref, onChange },
    fieldState,
  } = useController({ control: form.control, name: "projectId" });
  const { creation, dialog } = useProjectCreation((option) => {
    setCreated(option);
    onChange(option.value);
  }, clientId);
  return (
    <>
      {client?.projects.length === 0 && !created ? (
        <FieldGroup label="Project" isRequired error={fieldState.error?.message}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <p className="text-ink-muted">This client has no projects yet.</p>
            <Button ref={ref} size="sm" onClick={() => creation.onCreate("")}>
              Add project
            </Button>
          </div>
        </FieldGroup>
      ) : (
        <ComboboxField
          {...picker}
          control={form.control}
          name="projectId"
          label="Project"
          isRequired={clientId !== undefined}
          isClearable
          initialOption={created}
          placeholder={clientId === undefined ? "No project" : "Choose a project"}
          searchPlaceholder="Search projects"
          creation={creation}
        />
      )}
      {dialog}
    </>
  );
}
