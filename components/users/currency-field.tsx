"use client";

import { useState } from "react";
import type { Control } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import { currencyCodes, currencyName } from "@/lib/shared/money/currency-codes";
import { searchText } from "@/lib/shared/text/search-text";
import type { ProfileForm, ProfileFormInput } from "@/lib/users/form";

const options = currencyCodes.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }));

/** The currency of all amounts, searchable by code or name. */
export function CurrencyField({
  control,
  current,
}: {
  control: Control<ProfileFormInput, unknown, ProfileForm>;
  current: string;
}) {
  const [search, setSearch] = useState("");
  const wanted = searchText(search.trim());
  return (
    <ComboboxField
      control={control}
      name="currency"
      label="Currency"
      emptyValue=""
      initialOption={options.find(({ value }) => value === current)}
      options={options.filter(({ label }) => searchText(label).includes(wanted))}
      onSearch={setSearch}
      searchPlaceholder="Search currencies"
    />
  );
}
