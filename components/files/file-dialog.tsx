"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { FileFacts } from "@/components/files/file-facts";
import { FilePreview } from "@/components/files/file-preview";
import { ProjectField, useProjectChoice } from "@/components/projects/project-field-picker";
import { SelectField } from "@/components/form/select-field";
import { NameField } from "@/components/form/name-field";
import { type FileForm, fileFieldNames, fileFormSchema, toFileForm } from "@/lib/files/form";
import { useDeleteFile } from "@/lib/files/delete-files";
import { useUpdateFile } from "@/lib/files/queries";
import { fileCategoryNames, fileCategoryOptions, fileTypeNames, fileTypeOptions } from "@/lib/files/rules";
import { findProjectLabels } from "@/lib/projects/find-label";
import type { StoredFile } from "@/lib/files/schema";

/** The "File" dialog: edits a file, and opens or downloads it. */
export function FileDialog({
  file,
  isOpen,
  onClose,
}: {
  file: StoredFile;
  isOpen: boolean;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const updateFile = useUpdateFile();
  const deleteFile = useDeleteFile();
  const form = useForm<FileForm>({ resolver: zodResolver(fileFormSchema), defaultValues: toFileForm(file) });

  const edit = useRowEdit({
    form,
    row: file,
    toForm: toFileForm,
    names: fileFieldNames,
    inWords: {
      Type: ({ type }) => fileTypeNames[type],
      Category: ({ category }) => fileCategoryNames[category],
      Project: ({ projectId }, current) =>
        (current ?? findProjectLabels(queryClient, projectId)).project?.name ?? "No project",
    },
    save: (change) => updateFile.mutateAsync({ id: file.id, ...change }),
  });
  const handleDelete = () => {
    deleteFile.mutate(file);
    onClose();
  };

  const { themeColor, project } = useProjectChoice(file);
  const { control } = form;
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      subject={file.id}
      onSubmit={edit.submit}
      edit={edit}
      onDelete={handleDelete}
      title="File"
      themeColor={themeColor}
    >
      <FilePreview file={file} />
      <NameField control={control} name="name" label="Name" isRequired />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField control={control} name="type" label="Type" options={fileTypeOptions} />
        <SelectField control={control} name="category" label="Category" options={fileCategoryOptions} />
      </div>
      <ProjectField control={control} name="projectId" {...project} />
      <FileFacts file={file} onLeave={onClose} />
    </FormDialog>
  );
}
