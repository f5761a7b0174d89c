"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { FileFacts } from "@/components/files/file-facts";
import { FilePreview } from "@/components/files/file-preview";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { type FileForm, fileFieldNames, fileFormSchema, toFileForm } from "@/lib/files/form";
import { useDeleteFile, useUpdateFile } from "@/lib/files/queries";
import { fileCategoryNames, fileCategoryOptions, fileTypeNames, fileTypeOptions } from "@/lib/files/rules";
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
    },
    save: (change) => updateFile.mutateAsync({ id: file.id, ...change }),
  });
  const handleDelete = () => {
    deleteFile.mutate(file.id);
    onClose();
  };

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
      deleteQuestion={{ title: `Delete “${file.name}”?`, body: "This cannot be undone." }}
      title="File"
      themeColor={file.project ? (file.client?.themeColor ?? null) : undefined}
    >
      <FilePreview file={file} />
      <TextField control={control} name="name" label="Name" isRequired autoComplete="off" />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField control={control} name="type" label="Type" options={fileTypeOptions} />
        <SelectField control={control} name="category" label="Category" options={fileCategoryOptions} />
      </div>
      <FileFacts file={file} onLeave={onClose} />
    </FormDialog>
  );
}
