"use client";

import { clsx } from "clsx";
import { SlidersHorizontal, X } from "lucide-react";
import { useId, useState } from "react";
import { CsvButton } from "./csv-button";
import type { DocumentUrlFilter } from "./document-filter";
import { DocumentFilters } from "./document-filters";
import { SearchField } from "@/components/list/search-field";
import { Button } from "@/components/ui/button";
import { monthName } from "@/lib/income/month-name";

const fields = ["kind", "state", "clientId", "year"] as const;
const fromBars = ["month", "receivedMonth", "currency", "category"] as const;

/** The search, the filters and the download of the documents. On phones the filters are behind a button. */
export function DocumentsBar({
  filter,
  onFilter,
  total,
}: {
  filter: DocumentUrlFilter;
  onFilter: (change: DocumentUrlFilter) => void;
  total: number | undefined;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  const count = fields.filter((field) => filter[field] !== undefined).length;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label="Search documents"
          value={filter.name ?? ""}
          onChange={(name) => onFilter({ name })}
          className="max-md:flex-1 md:w-60"
        />
        <Button
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setIsOpen(!isOpen)}
          className="md:hidden"
        >
          <SlidersHorizontal aria-hidden />
          {count > 0 ? `Filters · ${count}` : "Filters"}
        </Button>
        <div
          id={filtersId}
          className={clsx("grid w-full grid-cols-2 gap-2 md:contents", !isOpen && "max-md:hidden")}
        >
          <DocumentFilters filter={filter} onFilter={onFilter} />
        </div>
        <CsvButton
          filter={filter}
          isDisabled={!total}
          className={clsx("md:ml-auto", !isOpen && "max-md:hidden", "max-md:w-full")}
        />
      </div>
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
    receivedMonth && `Paid in ${monthName(receivedMonth)}`,
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
        <X aria-hidden className="size-3.5 shrink-0 text-ink-muted" />
      </button>
    </p>
  );
}
