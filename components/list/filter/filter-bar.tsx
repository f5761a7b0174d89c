"use client";

import { clsx } from "clsx";
import { type ReactNode, Suspense } from "react";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { WideOnly } from "@/components/ui/wide-only";

// Without a connection its code may be out of reach; the list is shown without it.
const FilterButton = lazyComponent(() =>
  import("./filter-button").then(
    (module) => module.FilterButton,
    () => () => null,
  ),
);

/**
 * The search and the filters of a list page in one row. The search is a button that opens its field, to the left, where it
 * moves nothing. On phones the field is always open, and the filters are in a sheet that a button opens.
 */
export function FilterBar({
  search,
  filters,
  isSearchLast = false,
  count,
  total,
  noun,
  onClear,
  isEmpty = false,
  className = "md:w-auto",
  children,
}: {
  search: ReactNode;
  /** `FilterField`s. */
  filters: ReactNode;
  /** True if the search follows the filters, at the end of the row, on wide screens. */
  isSearchLast?: boolean;
  /** The number of filters that limit the list. */
  count: number;
  /** The number of rows that match, and the noun of one: "Show 15 projects". Without the number: "Show projects". */
  total?: number;
  noun: string;
  /** Restores the filters that the page begins with; undefined if they are as they were. */
  onClear: (() => void) | undefined;
  /** True if there is nothing to search or to filter. */
  isEmpty?: boolean;
  className?: string;
  /** The elements that follow in the row. */
  children?: ReactNode;
}) {
  const isPhone = useMediaQuery(PHONE);
  const field = search && <div className={clsx("folded-search", isSearchLast && "md:ml-auto")}>{search}</div>;
  return (
    <div className={clsx("flex w-full min-w-0 gap-2 md:flex-wrap md:gap-1", className)}>
      {!isEmpty && (
        <>
          {!isSearchLast && field}
          <WideOnly className="contents max-md:hidden">{filters}</WideOnly>
          {isSearchLast && field}
          {/* Reserves the space of the button. Its code is loaded on phones only. */}
          <span className="flex h-8 min-w-25 shrink-0 max-[22rem]:min-w-11 md:hidden pointer-coarse:h-11">
            {isPhone && (
              <Suspense>
                <FilterButton count={count} total={total} noun={noun} onClear={onClear}>
                  {filters}
                </FilterButton>
              </Suspense>
            )}
          </span>
        </>
      )}
      {children}
    </div>
  );
}
