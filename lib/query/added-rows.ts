import type { QueryClient } from "@tanstack/react-query";
import type { List } from "@/lib/list";
import { keys } from "./keys";

type Row = { id: string };
type Resource = "tasks" | "events" | "files" | "clientContacts" | "partnerContacts";

/** A new row, as the server answered it. */
export type AddedRow = { resource: Resource; row: Row };

/** By then the page that a dialog leads to is there, and asks for its list. */
const SETTLE_MS = 700;

const listeners = new Set<(added: AddedRow) => void>();

/** Hears of every row that was added and that no list on the screen shows. Returns an unsubscribe function. */
export function onAddedOutOfSight(listener: (added: AddedRow) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Looks for a new row in the lists on the screen once they have been fetched again, and reports it if none shows it. */
export function reportAdded(client: QueryClient, added: AddedRow): void {
  setTimeout(() => {
    const lists = { queryKey: [...keys[added.resource], "search"], type: "active" } as const;
    if (client.isMutating() + client.isFetching(lists) > 0) return reportAdded(client, added);
    const pages = client.getQueriesData<List<Row>>(lists);
    if (pages.some(([, page]) => page?.items.some(({ id }) => id === added.row.id))) return;
    for (const listener of listeners) listener(added);
  }, SETTLE_MS);
}
