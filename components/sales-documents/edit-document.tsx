"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { useConfirm } from "@/components/dialog/confirm";
import { BuilderForm, useBuilderForm } from "@/components/sales-documents/builder-form";
import { BuilderPlaceholder } from "@/components/sales-documents/builder-placeholder";
import { CreatePdfButton } from "@/components/sales-documents/pdf/create-pdf-button";
import { useLeaveGuard } from "@/components/sales-documents/use-leave-guard";
import { paths } from "@/lib/paths";
import { type SalesDocumentForm, toSalesDocumentForm } from "@/lib/sales-documents/form";
import {
  salesDocumentQuery,
  useDeleteSalesDocument,
  useUpdateSalesDocument,
} from "@/lib/sales-documents/queries";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** A document that is there already. */
export function EditDocument({ documentId }: { documentId: string }) {
  const query = useQuery(salesDocumentQuery(documentId));
  const [isReady, setIsReady] = useState(false);
  // A form begins once, so it waits for what is stored now; later answers do not take what is being typed.
  if (!isReady && query.data && (query.isFetchedAfterMount || !query.isStale)) setIsReady(true);
  if (!isReady || !query.data)
    return <BuilderPlaceholder queries={[query]} missing="There is no such document." />;
  return <EditDocumentForm document={query.data} />;
}

function EditDocumentForm({ document }: { document: SalesDocument }) {
  const { id } = document;
  const confirm = useConfirm();
  const updateDocument = useUpdateSalesDocument();
  const deleteDocument = useDeleteSalesDocument();
  const form = useBuilderForm(() => toSalesDocumentForm(document), document);
  const { isDirty } = useFormState({ control: form.control });
  const guard = useLeaveGuard(isDirty);
  const name = documentName(document);

  const handleSave = async (values: SalesDocumentForm) => {
    const sent = structuredClone(form.getValues());
    await updateDocument.mutateAsync({ id, ...values });
    // What was typed meanwhile stays, and stays unsaved.
    const isSame = JSON.stringify(form.getValues()) === JSON.stringify(sent);
    form.reset(sent, isSame ? undefined : { keepValues: true, keepDirty: true });
  };

  const handleDelete = async () => {
    const title = `Delete ${name.toLowerCase()}?`;
    if (!(await confirm({ title, body: "This cannot be undone.", tone: "danger" }))) return;
    await deleteDocument.mutateAsync(id).then(
      () => guard.goTo(paths.income),
      () => undefined,
    );
  };

  return (
    <BuilderForm
      form={form}
      guard={guard}
      title={name}
      detail={document.projectTitle}
      onSave={handleSave}
      onDelete={handleDelete}
      extra={<CreatePdfButton documentId={id} isDisabled={isDirty} />}
    />
  );
}
