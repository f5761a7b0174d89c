"use client";

import { useState } from "react";
import { FilterBar } from "@/components/list/filter/filter-bar";
import { FilterField } from "@/components/list/filter/filter-field";
import { SearchField } from "@/components/list/filter/search-field";
import { Select } from "@/components/ui/select/select";

const fields = [
  { value: "name", label: "Name" },
  { value: "role", label: "Role" },
  { value: "company", label: "Company" },
] as const;

type Field = (typeof fields)[number]["value"];
export type PartnerSearch = Partial<Record<Field, string>>;

/** Searches one column; the text is kept when another column is chosen. */
export function PartnerFilterBar({
  filter,
  onFilter,
  onClear,
  total,
  isEmpty,
}: {
  filter: PartnerSearch;
  onFilter: (change: PartnerSearch) => void;
  onClear: (() => void) | undefined;
  total: number | undefined;
  isEmpty: boolean;
}) {
  const [chosen, setChosen] = useState<Field>("name");
  const field = fields.find(({ value }) => filter[value])?.value ?? chosen;
  const search = (at: Field, text: string) =>
    onFilter({ name: undefined, role: undefined, company: undefined, [at]: text });

  const handleField = (next: Field) => {
    setChosen(next);
    search(next, filter[field] ?? "");
  };

  return (
    <FilterBar
      count={field === "name" ? 0 : 1}
      total={total}
      isEmpty={isEmpty}
      noun="partner"
      onClear={onClear}
      filters={
        <FilterField label="Search by">
          <Select<Field>
            label="Search by"
            value={field}
            onChange={handleField}
            options={fields}
            variant="filter"
          />
        </FilterField>
      }
      search={
        <SearchField
          label={`Search partners by ${field}`}
          placeholder="Search partners"
          value={filter[field] ?? ""}
          onChange={(text) => search(field, text)}
          className="max-md:flex-1"
        />
      }
    />
  );
}
