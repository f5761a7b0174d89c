"use client";

import { clsx } from "clsx";
import { FilterField } from "@/components/list/filter/filter-field";
import { SearchField } from "@/components/list/filter/search-field";
import { Select } from "@/components/ui/select/select";
import type { FileType } from "@/lib/files/file-types";
import { fileCategoryOptions, fileTypeOptions } from "@/lib/files/rules";
import type { FileFilter } from "@/lib/files/schema";
import type { FileCategory } from "@/lib/files/upload-limits";

type Filter = Pick<FileFilter, "name" | "type" | "category">;

const ALL = "all";

type Props = { filter: Filter; onFilter: (change: Filter) => void };

/** The filters of a panel of files, as wide as the panel. */
export function FileFilterBar(props: Props) {
  return (
    <>
      {/* Without a box its words begin where the panel's title does. */}
      <span className={clsx("flex", props.filter.type === undefined && "-ml-2.5")}>
        <TypeSelect {...props} />
      </span>
      <FileSearchField {...props} className="min-w-32 flex-1 max-md:min-w-0" />
    </>
  );
}

/** The filters of the files page. */
export function FileFilters(props: Props) {
  const { filter, onFilter } = props;
  return (
    <>
      <FilterField label="Type">
        <TypeSelect {...props} />
      </FilterField>
      <FilterField label="Category">
        <Select<FileCategory | typeof ALL>
          label="File category"
          value={filter.category ?? ALL}
          onChange={(value) => onFilter({ category: value === ALL ? undefined : value })}
          options={[{ value: ALL, label: "All categories" }, ...fileCategoryOptions]}
          variant="filter"
          unset={ALL}
        />
      </FilterField>
    </>
  );
}

export function FileSearchField({
  filter,
  onFilter,
  className = "max-md:min-w-0 max-md:flex-1",
}: Props & { className?: string }) {
  return (
    <SearchField
      label="Search files"
      value={filter.name ?? ""}
      onChange={(name) => onFilter({ name })}
      className={className}
    />
  );
}

function TypeSelect({ filter, onFilter }: Props) {
  return (
    <Select<FileType | typeof ALL>
      label="File type"
      value={filter.type ?? ALL}
      onChange={(value) => onFilter({ type: value === ALL ? undefined : value })}
      options={[{ value: ALL, label: "All types" }, ...fileTypeOptions]}
      variant="filter"
      unset={ALL}
    />
  );
}
