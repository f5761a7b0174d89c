"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { FormDialog } from "@/components/dialog/form-dialog";
import { NewFileFields, type NewFileSubject } from "@/components/files/new-file-fields";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { type FileType, fileTypeOf } from "@/lib/files/file-types";
import { linkFormSchema, type NewFileForm, uploadFormSchema } from "@/lib/files/form";
import { nameFromFile } from "@/lib/files/proposed-name";
import { useAddLink } from "@/lib/files/queries";
import { useUploads } from "@/lib/files/uploads";
import { paths } from "@/lib/shared/paths";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

type Source = "upload" | "link";

/** The "Add File" dialog: uploads files, or adds a link to a file stored elsewhere. */
export function NewFileDialog({
  subject,
  isOpen,
  onClose,
}: {
  subject: NewFileSubject;
  isOpen: boolean;
  onClose: () => void;
}) {
  const router = useRouter();
  const [source, setSource] = useState<Source>("upload");
  // Generated once per dialog, so that saving again after a lost response does not create a second file.
  const [id] = useState(() => newId());
  const addLink = useAddLink();
  const { start } = useUploads();
  const user = useQueryData(userQuery());
  const form = useForm<NewFileForm>({
    resolver: zodResolver(source === "upload" ? uploadFormSchema(user) : linkFormSchema),
    defaultValues: emptyForm(subject),
  });

  const handleSaved = () => {
    onClose();
    if (subject.origin === "globalAddButton") router.push(paths.files);
  };
  const handleSubmit = ({
    files,
    link,
    name,
    type,
    category,
    projectId,
  }: NewFileForm): Promise<unknown> | boolean => {
    // Without a project the file would not appear on the page that opened the dialog.
    if (subject.origin === "clientPage" && !projectId) {
      form.setError("projectId", { message: "Please select a project" });
      return false;
    }
    const fileType = type as FileType;
    if (source === "link")
      return addLink.mutateAsync({ id, link, name, type: fileType, category, projectId });
    const target = { projectId, clientId: subject.clientId, category };
    start(files, target, files.length === 1 ? { name, type: fileType } : undefined);
    return true;
  };

  const fields = (shown: Source) => (
    <TabPanel value={shown} className="flex flex-col gap-4 pt-4">
      <NewFileFields form={form} source={shown} subject={subject} />
    </TabPanel>
  );
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      onSaved={handleSaved}
      isDirtyElsewhere={Boolean(subject.files?.length)}
      saveLabel="Add file"
      title="Add File"
    >
      <Tabs<Source>
        label="How to add a file"
        value={source}
        onChange={(next) => {
          setSource(next);
          form.clearErrors();
        }}
        tabs={[
          { value: "upload", label: "Upload" },
          { value: "link", label: "Add by URL" },
        ]}
      >
        {fields("upload")}
        {fields("link")}
      </Tabs>
    </FormDialog>
  );
}

function emptyForm({ files = [], projectId, category = "asset" }: NewFileSubject): NewFileForm {
  const [file] = files;
  return {
    files,
    link: "",
    name: file ? nameFromFile(file.name) : "",
    type: file ? fileTypeOf(file.type, file.name) : "archive",
    category,
    projectId: projectId ?? null,
  };
}
