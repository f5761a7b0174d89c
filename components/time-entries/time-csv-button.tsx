"use client";

import { CsvDownload } from "@/components/list/filter/csv-download";
import { apiFile } from "@/lib/api/request";
import type { TimeEntryFilter } from "@/lib/time-entries/schema";

/** Downloads all entries that match the filter as CSV. The import of time is in its menu. */
export function TimeCsvButton({
  filter,
  isDisabled,
  onImport,
}: {
  filter: TimeEntryFilter;
  isDisabled: boolean;
  onImport: () => void;
}) {
  return (
    <CsvDownload
      tooltip="Download this time as CSV"
      load={(dialect) => apiFile(`time-entries/csv?${queryOf({ ...filter, dialect })}`)}
      onImport={onImport}
      isDisabled={isDisabled}
    />
  );
}

function queryOf(values: Record<string, string | number | boolean | undefined>): string {
  const set = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(set).toString();
}
