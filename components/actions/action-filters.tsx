"use client";

import type { ReactNode } from "react";
import { ActionFilterBar } from "@/components/actions/action-filter-bar";
import { ActionFilterContext, actionUrlFields } from "@/components/list/filter/action-filter";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";

/** Provides the filters of the actions page, which are in its address, and shows them above `children`. */
export function ActionFilters({ children }: { children: ReactNode }) {
  const [filter, , isFiltered, clear] = useUrlFilter(actionUrlFields);
  return (
    <ActionFilterContext value={{ filter, clear: isFiltered ? clear : undefined }}>
      {children}
    </ActionFilterContext>
  );
}

/** The controls of the filters, for the header of the page. */
export function ActionFilterControls() {
  const [filter, setFilter, isFiltered, clear] = useUrlFilter(actionUrlFields);
  return <ActionFilterBar filter={filter} onFilter={setFilter} onClear={isFiltered ? clear : undefined} />;
}
