"use client";

import { createContext, type ReactNode, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { NoMatch } from "@/components/ui/empty-state";

/** The part of a query's result that a list needs; TanStack's `useQuery` fits. */
export interface ListQuery<Page> {
  data: Page | undefined;
  isError: boolean;
  isFetching?: boolean;
  refetch: () => unknown;
}

export interface ListPage {
  items: readonly unknown[];
  total: number;
  unfilteredTotal: number;
}

export interface ListStateProps<Page extends ListPage> {
  query: ListQuery<Page>;
  /** The sentence shown when the filter matches nothing. */
  empty: string;
  /** Shown when there are no rows at all: an `EmptyState` with the button that adds the first one. */
  emptyNothing?: ReactNode;
  /** The loading placeholder. */
  skeleton: ReactNode;
  /** Offers "Clear filters". */
  onClear?: () => void;
  /** True if a filter hides rows. By default, true if the user has any rows of this kind. */
  isFiltered?: boolean;
  children: (page: Page) => ReactNode;
}

/** True if a filter limits the rows: then no placeholder stands for rows that could be added. */
export const IsFiltered = createContext(false);

/** Shows the state of a list: loading, failed, empty, no match, or its rows. Earlier data stays visible when a refetch fails. */
export function ListState<Page extends ListPage>({
  query,
  empty,
  emptyNothing,
  skeleton,
  onClear,
  isFiltered,
  children,
}: ListStateProps<Page>) {
  const page = query.data;
  if (!page) return query.isError ? <LoadFailure query={query} /> : <>{skeleton}</>;
  if (page.items.length > 0)
    return <IsFiltered value={isFiltered ?? onClear !== undefined}>{children(page)}</IsFiltered>;
  const isNothingYet = emptyNothing !== undefined && !(isFiltered ?? page.unfilteredTotal > 0);
  return isNothingYet ? <>{emptyNothing}</> : <NoMatch line={empty} onClear={onClear} />;
}

/** "Network Error" with a button to try again. Without a connection it says so, as nothing else is wrong. */
export function LoadFailure({ query }: { query: Pick<ListQuery<unknown>, "refetch" | "isFetching"> }) {
  const isOnline = useIsOnline();
  return (
    <div role="alert" className="flex flex-col items-center justify-center gap-3 px-4 py-10 text-center">
      {isOnline ? (
        <p className="font-medium text-danger">Network Error</p>
      ) : (
        <p className="max-w-md font-medium text-balance">{NOT_KEPT}</p>
      )}
      <Button size="sm" isLoading={query.isFetching} onClick={() => query.refetch()}>
        Try Again
      </Button>
    </div>
  );
}

const NOT_KEPT =
  "You're offline, and this browser has no copy of what belongs here. Open it again when you're connected.";

function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToConnection(listener: () => void) {
  const events = ["online", "offline"];
  for (const event of events) addEventListener(event, listener);
  return () => events.forEach((event) => removeEventListener(event, listener));
}
