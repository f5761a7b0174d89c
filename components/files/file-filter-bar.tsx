"use client";

import { SearchField } from "@/components/list/search-field";
import { Select } from "@/components/ui/select";
import type { FileType } from "@/lib/file-types";
import { fileCategoryOptions, fileTypeOptions } from "@/lib/files/rules";
import type { FileFilter } from "@/lib/files/schema";
import type { FileCategory } from "@/lib/upload-limits";

type Filter = Pick<FileFilter, "name" | "type" | "category">;

const ALL = "all";

/** The filters of the files page. */
export function FileFilterBar({
  filter,
  onFilter,
  hasCategory = false,
}: {
  filter: Filter;
  onFilter: (change: Filter) => void;
  hasCategory?: boolean;
}) {
  return (
    <>
      <Select<FileType | typeof ALL>
        label="File type"
        value={filter.type ?? ALL}
        onChange={(value) => onFilter({ type: value === ALL ? undefined : value })}
        options={[{ value: ALL, label: "All types" }, ...fileTypeOptions]}
        className="w-36 max-md:min-w-32 max-md:flex-1"
      />
      {hasCategory && (
        <Select<FileCategory | typeof ALL>
          label="File category"
          value={filter.category ?? ALL}
          onChange={(value) => onFilter({ category: value === ALL ? undefined : value })}
          options={[{ value: ALL, label: "All categories" }, ...fileCategoryOptions]}
          className="w-38 max-md:min-w-32 max-md:flex-1"
        />
      )}
      <SearchField
        label="Search files"
        value={filter.name ?? ""}
        onChange={(name) => onFilter({ name })}
        className="min-w-32 flex-1 md:max-w-56"
      />
    </>
  );
}
