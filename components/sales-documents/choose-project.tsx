"use client";

import { useDialog } from "@/components/dialog/use-dialog";
import { Button } from "@/components/ui/button";
import { ErrorPage } from "@/components/ui/error-page";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/shared/paths";

const NewDocumentDialog = lazyComponent(() =>
  import("@/components/sales-documents/builder/new-document-dialog").then(
    (module) => module.NewDocumentDialog,
  ),
);

/** The page of a new document whose address names no project. */
export function ChooseProject() {
  const choosing = useDialog();
  return (
    <ErrorPage
      title="Which project is it for?"
      actions={
        <>
          <Button
            variant="primary"
            onPointerEnter={NewDocumentDialog.preload}
            onFocus={NewDocumentDialog.preload}
            onClick={() => choosing.open(true)}
          >
            Choose a project
          </Button>
          <LinkButton href={paths.income}>Back to income</LinkButton>
        </>
      }
    >
      <p className="text-pretty text-ink-muted">
        A quotation, invoice or receipt belongs to a project, and this address names none.
      </p>
      {choosing.subject && (
        <NewDocumentDialog
          key={`choosing-${choosing.key}`}
          isOpen={choosing.isOpen}
          onClose={choosing.close}
        />
      )}
    </ErrorPage>
  );
}
