"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/dialog/form-dialog";
import { NumberPatternFields } from "./number-pattern-fields";
import { LoadFailure } from "@/components/list/list-state";
import { Dialog, DialogBody } from "@/components/ui/popup/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import {
  changedNumbering,
  type NumberSettingsForm,
  type NumberSettingsFormInput,
  numberSettingsFormSchema,
  toNumberSettingsForm,
} from "@/lib/document-settings/form";
import { type DocumentKind, documentKinds, kindLabels } from "@/lib/document-settings/kinds";
import { documentSettingsQuery, useUpdateDocumentSettings } from "@/lib/document-settings/queries";
import type { DocumentSettings } from "@/lib/document-settings/schema";

type Opening = { opensAt?: DocumentKind; isOpen: boolean; onClose: () => void };

const TITLE = "Document numbers";
const options = documentKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }));

/** The dialog for how issued documents are numbered, by kind. */
export function NumberSettingsDialog(opening: Opening) {
  const query = useQuery(documentSettingsQuery());
  const [began, setBegan] = useState<DocumentSettings>();
  // The form begins with fresh settings; later responses do not replace what is typed.
  if (!began && query.data && query.isFetchedAfterMount) setBegan(query.data);
  if (began) return <NumberSettingsForm {...opening} settings={began} />;
  return (
    <Dialog isOpen={opening.isOpen} onClose={opening.onClose} title={TITLE} width="sm" isShort>
      <DialogBody>
        {query.isError ? <LoadFailure query={query} /> : <Skeleton className="h-64 rounded-control" />}
      </DialogBody>
    </Dialog>
  );
}

function NumberSettingsForm({
  settings,
  opensAt = "invoice",
  ...opening
}: Opening & { settings: DocumentSettings }) {
  const update = useUpdateDocumentSettings();
  const [kind, setKind] = useState(opensAt);
  const form = useForm<NumberSettingsFormInput, unknown, NumberSettingsForm>({
    resolver: zodResolver(numberSettingsFormSchema),
    defaultValues: toNumberSettingsForm(settings),
  });
  const handleSubmit = (values: NumberSettingsForm) => update.mutateAsync(changedNumbering(settings, values));

  return (
    <FormDialog
      {...opening}
      form={form}
      subject="document-numbers"
      onSubmit={handleSubmit}
      title={TITLE}
      width="sm"
      isShort
    >
      <div data-not-first>
        <ToggleGroup
          label="Kind of document"
          value={kind}
          onChange={setKind}
          options={options}
          className="max-w-full"
        />
      </div>
      {/* All kinds are saved together, so each stays in the form. */}
      {documentKinds.map((each) => (
        <div
          key={each}
          role="group"
          aria-label={kindLabels[each]}
          hidden={each !== kind}
          className="flex flex-col gap-4"
        >
          <NumberPatternFields control={form.control} kind={each} onInvalid={() => setKind(each)} />
        </div>
      ))}
    </FormDialog>
  );
}
