"use client";

import { Icon } from "@/components/ui/icons/icon";
import { FileText, Trash2 } from "lucide";
import { useState } from "react";
import { ListState, type ListPage } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { AddRows } from "@/components/list/add-rows";
import { SearchField } from "@/components/list/filter/search-field";
import { useSelection } from "@/components/list/use-selection";
import { useTake } from "@/components/list/use-take";
import { anyText, oneOf } from "@/components/list/filter/url-fields";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/input/checkbox";
import { ClientDot } from "@/components/ui/person/client-dot";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { themeColors } from "@/lib/clients/theme-colors";

export function ListSamples() {
  return (
    <>
      <RowsSample />
      <StatesSample />
    </>
  );
}

function RowsSample() {
  const [filter, setFilter, isFiltered, clear] = useUrlFilter(urlFields);
  const [shown, setShown] = useState(8);
  const { take, loadMore, lastItemRef } = useTake({ initial: 8, step: 6, scrollBeyond: 10, shown });
  const { areaRef, ...selection } = useSelection<string>();
  const found = rows.filter((row) => row.label.toLowerCase().includes(filter.name?.toLowerCase() ?? ""));
  const items = found.slice(0, shown);
  const query = {
    data: { items, total: found.length, unfilteredTotal: rows.length },
    isError: false,
    refetch,
  };
  return (
    <div ref={areaRef} className="contents">
      <Panel
        title="Files"
        count={found.length}
        className="h-110"
        actions={
          selection.isSelecting ? (
            <>
              <Button size="sm" onClick={() => selection.select(items.map((row) => row.value))}>
                Select all
              </Button>
              <Button size="sm" variant="danger-quiet" disabled={selection.selected.size === 0}>
                <Icon of={Trash2} /> Delete {selection.selected.size}
              </Button>
            </>
          ) : (
            <Button size="sm" onClick={() => selection.enter()}>
              Select
            </Button>
          )
        }
        toolbar={
          <>
            <SearchField
              label="Search files"
              value={filter.name ?? ""}
              onChange={(name) => setFilter({ name })}
            />
            <Select
              label="Kind"
              value={filter.kind ?? null}
              placeholder="All kinds"
              onChange={(kind) => setFilter({ kind })}
              options={kinds}
              className="w-36"
            />
            {isFiltered && (
              <Button variant="ghost" size="sm" onClick={clear}>
                Clear filters
              </Button>
            )}
          </>
        }
      >
        <ListState query={query} empty="No file matched your search." onClear={clear} skeleton={null}>
          {(page) => (
            <>
              <ul className="flex flex-col gap-1.5">
                {page.items.map((row, index) => (
                  <li
                    key={row.value}
                    ref={index === page.items.length - 1 ? lastItemRef : undefined}
                    className="flex min-h-11 items-center gap-2 rounded-control border border-line px-3"
                  >
                    {selection.isSelecting && (
                      <Checkbox
                        label={`Select ${row.label}`}
                        isChecked={selection.selected.has(row.value)}
                        onChange={() => selection.toggle(row.value)}
                      />
                    )}
                    <ClientDot themeColor={row.value} />
                    <span className="min-w-0 flex-1 truncate">{row.label}</span>
                    <span className="text-ink-muted tabular">{index * 37 + 12}.40 KB</span>
                    <IconButton name={`Delete ${row.label}`} size="sm" tone="danger">
                      <Icon of={Trash2} />
                    </IconButton>
                  </li>
                ))}
              </ul>
              <LoadMore
                shown={page.items.length}
                total={page.total}
                isLoading={false}
                isAutomatic={false}
                onMore={(cause) => {
                  loadMore(cause);
                  setTimeout(() => setShown(take + 6), 300);
                }}
              />
            </>
          )}
        </ListState>
      </Panel>
    </div>
  );
}

function StatesSample() {
  const [hasFailed, setHasFailed] = useState(true);
  const states: Record<string, { data: ListPage | undefined; isError: boolean }> = {
    Loading: { data: undefined, isError: false },
    Failed: { data: undefined, isError: hasFailed },
    "Nothing yet": { data: { items: [], total: 0, unfilteredTotal: 0 }, isError: false },
    "Nothing matches": { data: { items: [], total: 0, unfilteredTotal: 4 }, isError: false },
  };
  return (
    <Panel title="List states">
      <div className="grid gap-3 sm:grid-cols-2">
        {Object.entries(states).map(([name, query]) => (
          <div key={name} className="rounded-control border border-line p-3">
            <h3 className="mb-2 text-label font-medium text-ink-muted">{name}</h3>
            <ListState
              query={{ ...query, refetch: () => setHasFailed(false) }}
              empty="No file matched your search."
              emptyNothing={
                <EmptyState
                  icon={<Icon of={FileText} />}
                  line="Contracts, drafts and finished work of this project go here."
                  action={<Button size="sm">Add file</Button>}
                />
              }
              onClear={() => {}}
              skeleton={<SkeletonRows count={3} />}
            >
              {() => null}
            </ListState>
          </div>
        ))}
        <div className="flex h-46 flex-col sm:col-span-2">
          <AddRows label="Add file" onAdd={() => {}} shown={0} upTo={5} />
        </div>
      </div>
    </Panel>
  );
}

const refetch = () => {};
const rows = themeColors.map((color) => ({ value: color.value, label: `${color.label} proposal.pdf` }));
const kinds = ["image", "document"].map((value) => ({ value: value as "image" | "document", label: value }));
const urlFields = { name: anyText, kind: oneOf(["image", "document"]) };
