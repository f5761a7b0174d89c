"use client";

import { useState } from "react";
import type { Control } from "react-hook-form";
import { NumberPatternFields } from "./number-pattern-fields";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import type { NumberSettingsForm, NumberSettingsFormInput } from "@/lib/document-settings/form";
import { type DocumentKind, documentKinds, kindLabels } from "@/lib/document-settings/kinds";

const options = documentKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }));

/** The numbering of each kind of document, one at a time. All are saved together, so each stays in the form. */
export function NumberSettingsFields({
  control,
  opensAt = "invoice",
}: {
  control: Control<NumberSettingsFormInput, unknown, NumberSettingsForm>;
  opensAt?: DocumentKind;
}) {
  const [kind, setKind] = useState(opensAt);
  return (
    <>
      <div data-not-first>
        <ToggleGroup
          label="Kind of document"
          value={kind}
          onChange={setKind}
          options={options}
          className="max-w-full"
        />
      </div>
      {documentKinds.map((each) => (
        <div
          key={each}
          role="group"
          aria-label={kindLabels[each]}
          hidden={each !== kind}
          className="flex flex-col gap-4"
        >
          <NumberPatternFields control={control} kind={each} onInvalid={() => setKind(each)} />
        </div>
      ))}
    </>
  );
}
