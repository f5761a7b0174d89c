"use client";

import { FormPanel } from "@/components/dialog/form-panel";
import { NumberSettingsFields } from "./number-settings-fields";
import { NUMBERS_TITLE, useFirstSettings, useNumberSettingsForm } from "./use-number-settings-form";
import { FieldSkeletons } from "@/components/ui/field-skeletons";
import { LoadFailure } from "@/components/list/list-state";
import { PageSection, PageSectionBody } from "@/components/ui/page-section";
import { toNumberSettingsForm } from "@/lib/document-settings/form";
import type { DocumentSettings } from "@/lib/document-settings/schema";
import { paths } from "@/lib/shared/paths";

/** The part of the settings page for how issued documents are numbered, by kind. */
export function NumberSettingsPanel() {
  const { began, query } = useFirstSettings();
  if (began) return <NumberSettingsForm settings={began} />;
  return (
    <PageSection title={NUMBERS_TITLE}>
      <PageSectionBody>
        {query.isError ? <LoadFailure query={query} /> : <FieldSkeletons count={5} />}
      </PageSectionBody>
    </PageSection>
  );
}

function NumberSettingsForm({ settings }: { settings: DocumentSettings }) {
  const { form, onSubmit } = useNumberSettingsForm(settings);
  return (
    <FormPanel
      form={form}
      path={paths.settings("documents")}
      subject="document-numbers"
      onSubmit={onSubmit}
      onSaved={(saved) => form.reset(toNumberSettingsForm(saved))}
      title={NUMBERS_TITLE}
    >
      <NumberSettingsFields control={form.control} />
    </FormPanel>
  );
}
