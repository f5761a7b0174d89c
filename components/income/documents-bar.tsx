"use client";

import { Icon } from "@/components/ui/icons/icon";
import { X } from "lucide";
import { CsvButton } from "./csv-button";
import type { DocumentUrlFilter } from "./document-filter";
import { DocumentFilters } from "./document-filters";
import { FilterBar } from "@/components/list/filter/filter-bar";
import { FilterField } from "@/components/list/filter/filter-field";
import { SearchField } from "@/components/list/filter/search-field";
import { monthName } from "@/lib/income/month-name";

const fields = ["kind", "state", "clientId", "year"] as const;
const fromBars = ["month", "receivedMonth", "currency", "category"] as const;

/** The search, the filters and the download of the documents. On phones the filters and the download are in a sheet. */
export function DocumentsBar({
  filter,
  onFilter,
  onClear,
  total,
}: {
  filter: DocumentUrlFilter;
  onFilter: (change: DocumentUrlFilter) => void;
  onClear: (() => void) | undefined;
  total: number | undefined;
}) {
  const count = fields.filter((field) => filter[field] !== undefined).length;
  const csvButton = <CsvButton filter={filter} isDisabled={!total} />;
  return (
    <div className="flex flex-col gap-2">
      <FilterBar
        count={count}
        total={total}
        noun="document"
        onClear={onClear}
        isSearchLast
        filters={
          <>
            <DocumentFilters filter={filter} onFilter={onFilter} />
            <span className="contents md:hidden">
              <FilterField label="Download">{csvButton}</FilterField>
            </span>
          </>
        }
        search={
          <SearchField
            label="Search documents"
            value={filter.name ?? ""}
            onChange={(name) => onFilter({ name })}
            className="max-md:flex-1"
          />
        }
        className="items-center"
      >
        <span className="contents max-md:hidden">{csvButton}</span>
      </FilterBar>
      <Origin filter={filter} onFilter={onFilter} />
    </div>
  );
}

/** Where the documents come from when a bar or a figure was followed, and the button that shows all again. */
function Origin({
  filter,
  onFilter,
}: {
  filter: DocumentUrlFilter;
  onFilter: (change: DocumentUrlFilter) => void;
}) {
  const { month, receivedMonth, currency, category } = filter;
  if (fromBars.every((field) => filter[field] === undefined)) return null;
  const label = [
    category && !month && "Invoices and credit notes",
    month && `Issued in ${monthName(month)}`,
    receivedMonth && `Received in ${monthName(receivedMonth)}`,
    currency && `in ${currency}`,
  ]
    .filter(Boolean)
    .join(" ");
  const clear = { month: undefined, receivedMonth: undefined, currency: undefined, category: undefined };
  return (
    <p className="flex">
      <button
        type="button"
        onClick={() => onFilter(clear)}
        aria-label={`Remove the filter ${label}`}
        className="inline-flex h-7 target max-w-full items-center gap-1.5 rounded-control bg-sunken pr-1.5 pl-2.5 text-label font-medium hover:bg-pressed"
      >
        <span className="truncate">{label}</span>
        <Icon of={X} className="size-3.5 shrink-0 text-ink-muted" />
      </button>
    </p>
  );
}
