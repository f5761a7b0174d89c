"use client";

import { FormDialog } from "@/components/dialog/form-dialog";
import { NumberSettingsFields } from "./number-settings-fields";
import { NUMBERS_TITLE, useFirstSettings, useNumberSettingsForm } from "./use-number-settings-form";
import { LoadFailure } from "@/components/list/list-state";
import { Dialog, DialogBody } from "@/components/ui/popup/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import type { DocumentSettings } from "@/lib/document-settings/schema";

type Opening = { opensAt?: DocumentKind; isOpen: boolean; onClose: () => void };

/** The dialog for how issued documents are numbered, by kind. */
export function NumberSettingsDialog(opening: Opening) {
  const { began, query } = useFirstSettings();
  if (began) return <NumberSettingsForm {...opening} settings={began} />;
  return (
    <Dialog isOpen={opening.isOpen} onClose={opening.onClose} title={NUMBERS_TITLE} width="sm" isShort>
      <DialogBody>
        {query.isError ? <LoadFailure query={query} /> : <Skeleton className="h-64 rounded-control" />}
      </DialogBody>
    </Dialog>
  );
}

function NumberSettingsForm({ settings, opensAt, ...opening }: Opening & { settings: DocumentSettings }) {
  const { form, onSubmit } = useNumberSettingsForm(settings);
  return (
    <FormDialog
      {...opening}
      form={form}
      subject="document-numbers"
      onSubmit={onSubmit}
      title={NUMBERS_TITLE}
      width="sm"
      isShort
    >
      <NumberSettingsFields control={form.control} opensAt={opensAt} />
    </FormDialog>
  );
}
