"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { useFormState } from "react-hook-form";
import { useFollowRow } from "@/components/dialog/use-follow-row";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { DeductDeposits } from "@/components/sales-documents/builder/deduct-deposits";
import { BuilderForm } from "@/components/sales-documents/builder/builder-form";
import { useBuilderForm } from "@/components/sales-documents/builder/use-builder-form";
import { BuilderPlaceholder } from "@/components/sales-documents/builder/builder-placeholder";
import { Lineage } from "@/components/sales-documents/issued/lineage";
import { CreatePdfButton } from "@/components/sales-documents/paper/create-pdf-button";
import { lazyComponent, usePreload } from "@/components/ui/popup/lazy-part";
import { formatFullDate } from "@/lib/shared/dates/dates";
import { clearUnsavedForms } from "@/lib/drafts/unsaved";
import { paths } from "@/lib/shared/paths";
import { useDeleteSalesDocument } from "@/lib/sales-documents/delete-document";
import { describeItem, salesDocumentFieldNames } from "@/lib/sales-documents/field-names";
import { toSalesDocumentForm } from "@/lib/sales-documents/form";
import { lineageOf } from "@/lib/sales-documents/issue/lineage";
import { useUpdateSalesDocument } from "@/lib/sales-documents/draft-queries";
import { salesDocumentQuery } from "@/lib/sales-documents/queries";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { languageNames, languageOf } from "@/lib/shared/text/languages";
import { taxTreatmentLabels } from "@/lib/sales-documents/totals/tax-treatments";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";

const IssuedDocument = lazyComponent(() =>
  import("@/components/sales-documents/issued/issued-document").then((module) => module.IssuedDocument),
);

/** An existing document: the builder of a draft, or the paper of an issued one. */
export function EditDocument({ documentId }: { documentId: string }) {
  const query = useQuery(salesDocumentQuery(documentId));
  const [isReady, setIsReady] = useState(false);
  const [hasChanges, setHasChanges] = useState(false);
  usePreload(IssuedDocument);
  // The form waits for fresh data, so that nothing is typed over an earlier state.
  if (!isReady && query.data && (query.isFetchedAfterMount || !query.isStale)) setIsReady(true);
  if (!isReady || !query.data) return <BuilderPlaceholder queries={[query]} missing="Document not found." />;
  // A draft that was issued elsewhere stays open while it has unsaved changes.
  if (query.data.lockedAt && !hasChanges)
    return (
      <Suspense fallback={<BuilderPlaceholder />}>
        <IssuedDocument document={query.data} />
      </Suspense>
    );
  return <EditDocumentForm document={query.data} onChange={setHasChanges} />;
}

function EditDocumentForm({
  document,
  onChange,
}: {
  document: SalesDocument;
  /** Called when the form gets unsaved changes, and when it has none any more. */
  onChange: (hasChanges: boolean) => void;
}) {
  const { id } = document;
  const router = useRouter();
  const updateDocument = useUpdateSalesDocument();
  const deleteDocument = useDeleteSalesDocument();
  const form = useBuilderForm(() => toSalesDocumentForm(document), document);
  const { isDirty } = useFormState({ control: form.control });
  const name = documentName(document);
  useEffect(() => {
    onChange(isDirty);
    return () => onChange(false);
  }, [isDirty, onChange]);

  const edit = useRowEdit({
    form,
    row: document,
    toForm: toSalesDocumentForm,
    names: salesDocumentFieldNames,
    inWords: {
      Items: ({ items }) => items.map(describeItem).join("\n"),
      "Tax treatment": ({ taxTreatment }) => taxTreatmentLabels[taxTreatment],
      "Signature lines": ({ signatures }) =>
        signatures === null ? "As usual" : signatures ? "Printed" : "Not printed",
      Language: ({ language }) => languageNames[languageOf(language)],
      "Issue date": ({ issuedAt }) => formatFullDate(issuedAt, false, browserTimeZone()),
    },
    save: (change) => updateDocument.mutateAsync({ id, ...change }),
  });
  useFollowRow(form, { row: document, toForm: toSalesDocumentForm, edit });

  const handleDelete = async () => {
    await deleteDocument.mutateAsync({ id, name }).then(
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
      document={{ id, kind: document.kind, isStored: true, createdAt: document.createdAt }}
      printed={printedBesides(document)}
      lineage={
        <>
          <Lineage relations={lineageOf(document)} className="pb-3" />
          <DeductDeposits document={document} />
        </>
      }
      extra={<CreatePdfButton documentId={id} isDisabled={isDirty} />}
    />
  );
}

/** A credit note has its kind and its invoice besides the values of the form. */
function printedBesides({ kind, source, credits, deposits }: SalesDocument) {
  return { ...(kind === "creditNote" && { kind }), source, credits, deposits };
}
