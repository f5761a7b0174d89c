"use client";

import { useState } from "react";
import { SearchField } from "@/components/list/search-field";
import { Select } from "@/components/ui/select";

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
}: {
  filter: PartnerSearch;
  onFilter: (change: PartnerSearch) => void;
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
    <div className="flex w-full gap-2 md:w-auto">
      <Select<Field>
        label="Search by"
        value={field}
        onChange={handleField}
        options={fields}
        className="w-28! shrink-0 md:w-30!"
      />
      <SearchField
        label={`Search partners by ${field}`}
        placeholder="Search partners"
        value={filter[field] ?? ""}
        onChange={(text) => search(field, text)}
        className="flex-1 md:w-56 md:flex-none"
      />
    </div>
  );
}
