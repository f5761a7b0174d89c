"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { useConfirm } from "@/components/dialog/confirm";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { BuilderForm, useBuilderForm } from "@/components/sales-documents/builder-form";
import { BuilderPlaceholder } from "@/components/sales-documents/builder-placeholder";
import { CreatePdfButton } from "@/components/sales-documents/pdf/create-pdf-button";
import { formatFullDate } from "@/lib/dates";
import { clearUnsavedForms } from "@/lib/drafts/unsaved";
import { paths } from "@/lib/paths";
import { describeItem, salesDocumentFieldNames } from "@/lib/sales-documents/field-names";
import { toSalesDocumentForm } from "@/lib/sales-documents/form";
import {
  salesDocumentQuery,
  useDeleteSalesDocument,
  useUpdateSalesDocument,
} from "@/lib/sales-documents/queries";
import { documentName, documentNameInSentence } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { browserTimeZone } from "@/lib/time-zone";

/** Edits an existing document. */
export function EditDocument({ documentId }: { documentId: string }) {
  const query = useQuery(salesDocumentQuery(documentId));
  const [isReady, setIsReady] = useState(false);
  // The form is initialized once, so it waits for fresh data; later responses do not replace the user's input.
  if (!isReady && query.data && (query.isFetchedAfterMount || !query.isStale)) setIsReady(true);
  if (!isReady || !query.data) return <BuilderPlaceholder queries={[query]} missing="Document not found." />;
  return <EditDocumentForm document={query.data} />;
}

function EditDocumentForm({ document }: { document: SalesDocument }) {
  const { id } = document;
  const router = useRouter();
  const confirm = useConfirm();
  const updateDocument = useUpdateSalesDocument();
  const deleteDocument = useDeleteSalesDocument();
  const form = useBuilderForm(() => toSalesDocumentForm(document), document);
  const { isDirty } = useFormState({ control: form.control });
  const name = documentName(document);

  const edit = useRowEdit({
    form,
    row: document,
    toForm: toSalesDocumentForm,
    names: salesDocumentFieldNames,
    inWords: {
      Items: ({ items }) => items.map(describeItem).join("\n"),
      "Issue date": ({ issuedAt }) => formatFullDate(issuedAt, false, browserTimeZone()),
    },
    save: (change) => updateDocument.mutateAsync({ id, ...change }),
  });

  const handleDelete = async () => {
    const title = `Delete ${documentNameInSentence(document)}?`;
    if (!(await confirm({ title, body: "This cannot be undone.", tone: "danger" }))) return;
    await deleteDocument.mutateAsync(id).then(
      () => {
        clearUnsavedForms();
        router.replace(paths.income);
      },
      () => undefined,
    );
  };

  return (
    <BuilderForm
      form={form}
      subject={id}
      title={name}
      detail={document.projectTitle}
      onSubmit={edit.submit}
      edit={edit}
      onDelete={handleDelete}
      extra={<CreatePdfButton documentId={id} isDisabled={isDirty} />}
    />
  );
}
