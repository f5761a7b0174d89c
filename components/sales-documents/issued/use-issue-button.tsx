"use client";

import { type RefObject, useRef } from "react";
import { revealField } from "@/components/sales-documents/builder/reveal-field";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import type { BuilderFormReturn, SalesDocumentFormInput } from "@/lib/sales-documents/form";
import { type MissingDetail, missingDetails } from "@/lib/sales-documents/issue/missing-details";

const IssueDialog = lazyComponent(() =>
  import("@/components/sales-documents/issued/issue-dialog").then((module) => module.IssueDialog),
);

/**
 * The issue dialog of the builder. Unsaved changes are saved first: `want` before the save, `openIfWanted` when it succeeded.
 */
export function useIssueButton(
  form: BuilderFormReturn,
  {
    id,
    kind,
    createdAt,
    element,
    onClosed,
  }: {
    id: string;
    kind: DocumentKind;
    /** Undefined for a new document. */
    createdAt?: string;
    element: RefObject<HTMLFormElement | null>;
    /** Called with the field to fill in, if the dialog was closed for one. */
    onClosed?: (field?: string) => void;
  },
) {
  const dialog = useDialog<{ missing: MissingDetail[]; values: SalesDocumentFormInput; version?: string }>(
    IssueDialog,
  );
  const isWanted = useRef(false);
  const open = (version?: string) => {
    const values = form.getValues();
    dialog.open({ missing: missingDetails(kind, values), values, version });
  };
  const close = (field?: string) => {
    dialog.close();
    onClosed?.(field);
  };
  const handleFill = (field: string) => {
    close(field);
    revealField(element.current, field);
  };
  return {
    /** Opens the dialog for the version of the document that is on the page. */
    open,
    want: (isWantedNow: boolean) => void (isWanted.current = isWantedNow),
    /** Returns whether the dialog was opened. */
    openIfWanted: (version?: string) => {
      if (!isWanted.current) return false;
      isWanted.current = false;
      open(version);
      return true;
    },
    dialog: dialog.subject && (
      <IssueDialog
        key={dialog.key}
        document={{ id, kind, createdAt }}
        missing={dialog.subject.missing}
        values={dialog.subject.values}
        version={dialog.subject.version}
        onFill={handleFill}
        isOpen={dialog.isOpen}
        onClose={() => close()}
      />
    ),
  };
}
