"use client";

import { Icon } from "@/components/ui/icons/icon";
import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide";
import { RowGroups } from "@/components/list/row-groups";
import { type DocumentUrlFilter, orderOf, sortedBy } from "./document-filter";
import { DocumentRow } from "./document-row";
import { documentColumns, documentGridClass } from "./document-columns";
import type { PaidDocument } from "@/lib/sales-documents/due";
import type { SalesDocumentRow } from "@/lib/sales-documents/schema";

/** The documents as rows under headers that sort them. Where there is little space, rows have two lines and no headers. */
export function DocumentsTable({
  documents,
  filter,
  onSort,
  lastItemRef,
  onRecordPayment,
  onShowPayments,
}: {
  documents: readonly SalesDocumentRow[];
  filter: DocumentUrlFilter;
  onSort: (order: DocumentUrlFilter) => void;
  lastItemRef: (element: HTMLElement | null) => void;
  onRecordPayment: (document: PaidDocument) => void;
  onShowPayments: (document: PaidDocument) => void;
}) {
  return (
    <div className="@container">
      <div
        role="table"
        aria-label="Documents"
        className="overflow-clip rounded-panel border border-line bg-panel"
      >
        <div role="rowgroup" className="@max-4xl:hidden">
          <Headers filter={filter} onSort={onSort} />
        </div>
        <RowGroups
          role="rowgroup"
          rows={documents}
          lastItemRef={lastItemRef}
          // The panel's border is that of the last row.
          className="-mb-px"
          groupClassName="[--row-size:2.75rem]"
          renderRow={(document, ref) => (
            <DocumentRow
              key={document.id}
              document={document}
              ref={ref}
              onRecordPayment={onRecordPayment}
              onShowPayments={onShowPayments}
            />
          )}
        />
      </div>
    </div>
  );
}

function Headers({
  filter,
  onSort,
}: {
  filter: DocumentUrlFilter;
  onSort: (order: DocumentUrlFilter) => void;
}) {
  const { sort, order } = orderOf(filter);
  return (
    <div role="row" className={clsx(documentGridClass, "h-9 border-b border-line text-label text-ink-muted")}>
      {documentColumns.map(({ column, label, isAmount }) => {
        const isSorted = sort === column;
        const arrow = order === "asc" ? ArrowUp : ArrowDown;
        return (
          <div
            key={column}
            role="columnheader"
            aria-sort={isSorted ? (order === "asc" ? "ascending" : "descending") : "none"}
            className={clsx("flex min-w-0", isAmount && "justify-end", column === "state" && "pl-3")}
          >
            <button
              type="button"
              onClick={() => onSort(sortedBy(filter, column))}
              className={clsx(
                "group/sort flex h-7 max-w-full min-w-6 items-center gap-1 rounded-chip px-1.5 font-medium hover:bg-hover hover:text-ink focus-visible:-outline-offset-2",
                isAmount ? "-mr-1.5 flex-row-reverse" : "-ml-1.5",
                isSorted && "text-ink",
              )}
            >
              <span className="truncate">{label}</span>
              <Icon
                of={arrow}
                aria-hidden
                className={clsx(
                  "size-3 shrink-0",
                  !isSorted && "opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60",
                )}
              />
            </button>
          </div>
        );
      })}
      <div role="columnheader">
        <span className="sr-only">Actions</span>
      </div>
    </div>
  );
}
