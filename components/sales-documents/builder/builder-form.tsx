"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Eye } from "lucide";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, Suspense, useRef } from "react";
import { useFormState } from "react-hook-form";
import { useDialog } from "@/components/dialog/use-dialog";
import { unsavedChanges, unsavedDeletion, useConfirm } from "@/components/dialog/confirm";
import { useFormDraft } from "@/components/dialog/use-form-draft";
import type { RowEdit } from "@/components/dialog/use-row-edit";
import { type SaveHandlers, useSave } from "@/components/dialog/use-save";
import { submitFromTextarea } from "@/components/ui/input/textarea";
import {
  type BuilderFormReturn,
  type SalesDocumentForm,
  type SalesDocumentFormInput,
} from "@/lib/sales-documents/form";
import { BuilderFooter } from "@/components/sales-documents/builder/builder-footer";
import { BuilderHeader } from "@/components/sales-documents/builder/builder-header";
import { BuilderLayout } from "@/components/sales-documents/builder/builder-layout";
import type { PrintedBesides } from "@/components/sales-documents/paper/live-preview";
import { revealFirstError, useRevealField } from "./reveal-field";
import { useIssueButton } from "@/components/sales-documents/issued/use-issue-button";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent, useHasInteracted } from "@/components/ui/popup/lazy-part";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import { pageTitle } from "@/lib/shared/text/format";
import { discardUnsaved } from "@/lib/drafts/unsaved";
import { paths } from "@/lib/shared/paths";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { computeTotals, isDiscountTooLarge, isTotalTooLarge } from "@/lib/sales-documents/totals/totals";

const EditConflictPanel = lazyComponent(() =>
  import("@/components/dialog/edit-conflict").then((module) => module.EditConflictPanel),
);
const FormDraftOffer = lazyComponent(() =>
  import("@/components/dialog/form-draft-offer").then((module) => module.FormDraftOffer),
);
const PreviewDialog = lazyComponent(() =>
  import("@/components/sales-documents/paper/preview-dialog").then((module) => module.PreviewDialog),
);

const UnprintableNotice = lazyComponent(() =>
  import("@/components/sales-documents/paper/unprintable-notice").then((module) => module.UnprintableNotice),
);

type BuilderDocument = { id: string; kind: DocumentKind; isStored: boolean; createdAt?: string };

/** The builder of one document: its sections, the preview and the footer. */
export function BuilderForm({
  form,
  subject,
  title,
  detail,
  onSubmit,
  onSaved,
  edit,
  onDelete,
  onIssueClosed,
  document,
  printed,
  lineage,
  isLocked = false,
  extra,
}: Pick<SaveHandlers<SalesDocumentFormInput, SalesDocumentForm, SalesDocument | boolean>, "onSubmit"> & {
  form: BuilderFormReturn;
  /** The id of the document, or of the project of a new one. */
  subject: string;
  title: string;
  detail?: string;
  onSaved?: () => void;
  /** The edit of an existing document. A conflict with a change made elsewhere must be resolved before saving. */
  edit?: RowEdit;
  onDelete?: () => void;
  /** Called when the issue dialog was closed, with or without issuing, and with the field to fill in if it was for one. */
  onIssueClosed?: Parameters<typeof useIssueButton>[1]["onClosed"];
  document: BuilderDocument;
  /** The fields that a stored document prints besides the values of the form. */
  printed?: PrintedBesides;
  /** The documents that a stored one refers to. */
  lineage?: ReactNode;
  /** Disables the fields while the response will replace the page. */
  isLocked?: boolean;
  extra?: ReactNode;
}) {
  const { control } = form;
  const element = useRef<HTMLFormElement>(null);
  const { isDirty, isSubmitting } = useFormState({ control });
  const preview = useDialog(PreviewDialog);
  const issue = useIssueButton(form, { ...document, element, onClosed: onIssueClosed });
  const draft = useFormDraft(form, { title, subject, isDirty, edit });
  const conflict = edit?.conflict;
  const { save, failure } = useSave(form, {
    onSubmit,
    onSaved: (saved) => {
      draft.drop();
      const version = typeof saved === "object" ? saved.updatedAt : edit?.base().version;
      if (!issue.openIfWanted(version)) onSaved?.();
    },
    edit,
  });
  const router = useRouter();
  const confirm = useConfirm();
  const hasInteracted = useHasInteracted();
  useRevealField(control, element);

  const handleValid = async (values: SalesDocumentForm) => {
    const totals = computeTotals(values);
    if (isDiscountTooLarge(totals) || isTotalTooLarge(totals)) return revealFirstError(element.current);
    await save(values);
  };
  const handleSave = (event?: FormEvent) => form.handleSubmit(handleValid)(event);
  const handleIssue = () => {
    if (isSubmitting || conflict) return;
    if (document.isStored && !isDirty) return issue.open(edit?.base().version);
    issue.want(true);
    return handleSave();
  };

  const handleDelete = async () => {
    // A deletion may be undone, which brings back the document without the input.
    if (!isDirty || (await confirm({ ...unsavedDeletion, tone: "danger" }))) onDelete?.();
  };

  const handleLeave = async () => {
    if (isDirty && !(await confirm(unsavedChanges))) return;
    discardUnsaved();
    router.push(paths.income);
  };

  return (
    <>
      <title>{pageTitle(title)}</title>
      <form
        ref={element}
        noValidate
        aria-label={title}
        className="flex h-full w-full flex-col"
        onKeyDown={submitFromTextarea}
        onSubmit={(event) => {
          if (isSubmitting || !isDirty || conflict) return event.preventDefault();
          issue.want(false);
          return handleSave(event);
        }}
      >
        <BuilderHeader
          title={title}
          detail={detail}
          onClose={handleLeave}
          actions={
            <IconButton name="Preview" onClick={() => preview.open(true)}>
              <Icon of={Eye} />
            </IconButton>
          }
        />
        <BuilderLayout
          form={form}
          kind={document.kind}
          printed={printed}
          isLocked={isLocked}
          notices={
            <>
              {hasInteracted && (
                <Suspense>
                  <UnprintableNotice control={control} />
                </Suspense>
              )}
              {lineage}
              {(draft.offer ?? conflict) && (
                <div className="flex flex-col gap-4 pb-4">
                  <Suspense>
                    {draft.offer && <FormDraftOffer offer={draft.offer} />}
                    {conflict && (
                      <EditConflictPanel conflict={conflict} onSettled={() => void handleSave()} />
                    )}
                  </Suspense>
                </div>
              )}
            </>
          }
        />
        <BuilderFooter
          isDirty={isDirty && !conflict}
          isSaving={isSubmitting}
          isIssuable={document.isStored && !isDirty && !conflict}
          failure={failure}
          onBack={handleLeave}
          onDelete={onDelete && (() => void handleDelete())}
          onIssue={() => void handleIssue()}
          extra={extra}
        />
      </form>
      {preview.subject && (
        <PreviewDialog
          key={preview.key}
          control={control}
          printed={printed}
          isOpen={preview.isOpen}
          onClose={preview.close}
        />
      )}
      {issue.dialog}
    </>
  );
}
