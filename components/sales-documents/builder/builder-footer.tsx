"use client";

import { useIsMutating } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { ArrowLeft, Save, Stamp, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { usePageActions } from "@/components/ui/page-actions";

/** The builder's buttons, always visible. `extra` is shown before Save Draft. The next step is the main button. */
export function BuilderFooter({
  isDirty,
  isSaving,
  isIssuable,
  failure,
  onBack,
  onDelete,
  onIssue,
  extra,
}: {
  isDirty: boolean;
  isSaving: boolean;
  /** True if the saved document can be issued as it is. */
  isIssuable: boolean;
  /** The reason why the last save failed. */
  failure?: string;
  onBack: () => void;
  /** Set for an existing document only. */
  onDelete?: () => void;
  onIssue: () => void;
  extra?: ReactNode;
}) {
  const isBusy = useIsMutating() > 0;
  usePageActions([{ label: "Issue…", icon: Stamp, run: onIssue }]);
  return (
    <footer
      data-chrome
      data-footer
      data-replaces-bar
      className="shrink-0 border-t border-line bg-panel pb-[max(0px,env(safe-area-inset-bottom)-0.375rem)]"
    >
      {failure && (
        <p role="alert" className="mx-auto w-full max-w-page px-4 pt-3 font-medium text-danger md:px-6">
          {failure}
        </p>
      )}
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-1 px-3 py-1.5 sm:px-4 md:gap-2 md:px-6 md:py-3">
        <Button variant="ghost" onClick={onBack} aria-label="Back" className="-ml-2">
          <Icon of={ArrowLeft} />
          <span className="max-md:sr-only">Back</span>
        </Button>
        {onDelete && (
          <Button variant="danger-quiet" onClick={onDelete} disabled={isBusy} aria-label="Delete">
            <Icon of={Trash2} />
            <span className="max-md:sr-only">Delete</span>
          </Button>
        )}
        <div className="ml-auto flex items-center gap-1 sm:gap-1.5 md:gap-2 max-md:[&_svg:not([data-spinner],[data-kept])]:hidden">
          {extra}
          <Button
            type="submit"
            variant={isIssuable ? "secondary" : "primary"}
            disabled={!isDirty || (isBusy && !isSaving)}
            isLoading={isSaving}
            className="max-sm:px-2"
          >
            <Icon of={Save} />
            Save Draft
          </Button>
          <Button
            variant={isIssuable ? "primary" : "secondary"}
            onClick={onIssue}
            disabled={isBusy && !isSaving}
            className="max-sm:px-2"
          >
            <Icon of={Stamp} />
            Issue…
          </Button>
        </div>
      </div>
    </footer>
  );
}
