"use client";

import { Field } from "@/components/form/field";
import { EagerSelect } from "@/components/ui/select/eager-select";
import type { CsvField } from "@/lib/archive/csv/kinds";
import type { Mapping } from "@/lib/archive/csv/mapping";

const NONE = "-1";

/** Maps each field to a column of the file. */
export function CsvColumns({
  fields,
  head,
  mapping,
  onChange,
}: {
  fields: readonly CsvField[];
  head: readonly string[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}) {
  const columns = head.map((name, index) => ({ value: String(index), label: name || `Column ${index + 1}` }));
  const options = [{ value: NONE, label: "No column" }, ...columns];
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3 md:grid-cols-3">
      <legend className="mb-2 font-medium">Map columns</legend>
      {fields.map(({ field, label, isRequired }) => (
        <Field key={field} label={label} isRequired={isRequired}>
          {({ id }) => (
            <EagerSelect
              id={id}
              label={`Column for ${label}`}
              value={String(mapping[field] ?? NONE)}
              onChange={(value) => {
                onChange({ ...mapping, [field]: value === NONE ? undefined : Number(value) });
              }}
              options={options}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
