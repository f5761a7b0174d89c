import { api, ApiError } from "@/lib/api/request";
import { MAX_TAKE } from "@/lib/shared/constants";
import type { List } from "@/lib/api/list";
import type { AddedRow } from "@/lib/query/added-rows";

type Wanted = { resource: AddedRow["resource"]; id: string; name: string };

const paths: Record<AddedRow["resource"], string> = {
  tasks: "tasks",
  events: "events",
  files: "files",
  clientContacts: "client-contacts",
  partnerContacts: "partner-contacts",
};

/** The kinds that can be read by their id; the others by their name. */
const readable = new Set<Wanted["resource"]>(["tasks", "events"]);

/** Fetches a row for its dialog; undefined if it no longer exists. */
export async function findRow({ resource, id, name }: Wanted): Promise<AddedRow | undefined> {
  const path = paths[resource];
  const row = await (readable.has(resource) ? readRow(`${path}/${id}`) : searchRow(path, id, name));
  return row && { resource, row };
}

function readRow(path: string): Promise<{ id: string } | undefined> {
  return api<{ id: string }>(path).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
}

/** Finds a row among those with its name, of which the server returns at most 1,000. */
async function searchRow(path: string, id: string, name: string): Promise<{ id: string } | undefined> {
  const { items } = await api<List<{ id: string }>>(`${path}/search`, {
    method: "POST",
    body: { name, take: MAX_TAKE },
    isRead: true,
  });
  return items.find((row) => row.id === id);
}
