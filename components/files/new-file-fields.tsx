"use client";

import { useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { FileChooser } from "@/components/files/file-chooser";
import { FileProjectField } from "@/components/files/file-project-field";
import { LinkField } from "@/components/form/link-field";
import { SelectField } from "@/components/form/select-field";
import { NameField } from "@/components/form/name-field";
import { fileTypeOf, fileTypeOfLink } from "@/lib/files/file-types";
import type { NewFileForm } from "@/lib/files/form";
import type { FileCategory } from "@/lib/files/upload-limits";
import { nameFromFile, nameFromLink } from "@/lib/files/proposed-name";
import { fileCategoryOptions, fileTypeOptions } from "@/lib/files/rules";

/** The page that opened the dialog, and its defaults. A client's page offers only that client's projects. */
export type NewFileSubject = {
  origin: "globalAddButton" | "filesPage" | "projectPage" | "clientPage";
  projectId?: string;
  clientId?: string;
  category?: FileCategory;
  files?: File[];
};

type Form = UseFormReturn<NewFileForm>;

/** The fields of a new file. Name and type are suggested from the chosen file until the user changes them. */
export function NewFileFields({
  form,
  source,
  subject,
}: {
  form: Form;
  source: "upload" | "link";
  subject: NewFileSubject;
}) {
  const { control } = form;
  const propose = usePropose(form);
  const files = useWatch({ control, name: "files" });
  const isSingle = source === "link" || files.length <= 1;
  return (
    <>
      {source === "upload" ? (
        <FileChooser
          control={control}
          onChosen={([file]) => file && propose(nameFromFile(file.name), fileTypeOf(file.type, file.name))}
        />
      ) : (
        <LinkField
          control={control}
          name="link"
          label="URL"
          isRequired
          onLink={(link) => {
            const name = nameFromLink(link);
            if (name) propose(name, fileTypeOfLink(link));
          }}
        />
      )}
      {isSingle && <NameField control={control} name="name" label="Display name" isRequired />}
      <div className="grid gap-4 md:grid-cols-2">
        {isSingle && (
          <SelectField control={control} name="type" label="Type" isRequired options={fileTypeOptions} />
        )}
        <SelectField
          control={control}
          name="category"
          label="Category"
          isRequired
          options={fileCategoryOptions}
        />
      </div>
      {subject.origin !== "projectPage" && <FileProjectField form={form} clientId={subject.clientId} />}
    </>
  );
}

/** Fills in name and type, unless the user changed the previous suggestion. */
function usePropose(form: Form) {
  const last = useRef({ name: form.getValues("name"), type: form.getValues("type") });
  return (name: string, type: string) => {
    const next = { name, type };
    for (const field of ["name", "type"] as const) {
      const value = form.getValues(field);
      if (value !== "" && value !== last.current[field]) continue;
      form.setValue(field, next[field], { shouldDirty: true });
      form.clearErrors(field);
    }
    last.current = next;
  };
}
