import type { QueryClient } from "@tanstack/react-query";
import type { List } from "@/lib/api/list";
import { keys } from "./keys";

type Row = { id: string };
type Resource = "tasks" | "events" | "files" | "clientContacts" | "partnerContacts";

/** A new row, as the server returned it. */
export type AddedRow = { resource: Resource; row: Row };

/** Time for the page that a dialog navigates to to mount and fetch its list. */
const SETTLE_MS = 700;

const listeners = new Set<(added: AddedRow) => void>();

/** Calls the listener for every added row that no list on the screen shows. Returns an unsubscribe function. */
export function onRowAddedOffScreen(listener: (added: AddedRow) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Reports a new row unless a list on the screen shows it, now or once the lists have been refetched. A task that was completed
 * in between has left its list, but was seen there.
 */
export function reportAdded(client: QueryClient, added: AddedRow): void {
  if (isShown(client, added)) return;
  setTimeout(() => {
    if (client.isMutating() + client.isFetching(listsOf(added)) > 0) return reportAdded(client, added);
    if (isShown(client, added)) return;
    for (const listener of listeners) listener(added);
  }, SETTLE_MS);
}

function isShown(client: QueryClient, added: AddedRow): boolean {
  const pages = client.getQueriesData<List<Row>>(listsOf(added));
  return pages.some(([, page]) => page?.items.some(({ id }) => id === added.row.id));
}

const listsOf = ({ resource }: AddedRow) =>
  ({ queryKey: [...keys[resource], "search"], type: "active" }) as const;
