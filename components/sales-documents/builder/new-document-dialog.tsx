"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { SelectField } from "@/components/form/select-field";
import { ProjectField } from "@/components/projects/project-field-picker";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/popup/dialog";
import { paths } from "@/lib/shared/paths";
import { categoryLabels, salesDocumentCategories } from "@/lib/sales-documents/categories";
import {
  type NewDocument,
  type NewDocumentInput,
  newDocumentSchema,
} from "@/lib/sales-documents/new-document-form";

const options = salesDocumentCategories.map((value) => ({ value, label: categoryLabels[value] }));

/** Asks for the project and the kind of a new document, and opens the builder. */
export function NewDocumentDialog({
  projectId = null,
  isOpen,
  onClose,
}: {
  /** The project of the open page. */
  projectId?: string | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const router = useRouter();
  const { control, handleSubmit } = useForm<NewDocumentInput, unknown, NewDocument>({
    resolver: zodResolver(newDocumentSchema),
    defaultValues: { category: "invoice", projectId },
  });
  const open = (document: NewDocument) => {
    onClose();
    router.push(paths.newSalesDocument(document.category, document.projectId));
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Create document" width="sm" isShort>
      <form noValidate onSubmit={handleSubmit(open)}>
        <DialogBody className="flex flex-col gap-4">
          {projectId === null && <ProjectField control={control} name="projectId" initialOption={null} />}
          <SelectField control={control} name="category" label="Document" options={options} />
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="primary">
            Continue
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
