import { api } from "@/lib/api";
import { MAX_TAKE } from "@/lib/constants";
import type { List } from "@/lib/list";
import type { AddedRow } from "@/lib/query/added-rows";

type Wanted = { resource: AddedRow["resource"]; id: string; name: string };

const paths: Record<AddedRow["resource"], string> = {
  tasks: "tasks",
  events: "events",
  files: "files",
  clientContacts: "client-contacts",
  partnerContacts: "partner-contacts",
};

/** Fetches a row for its dialog; undefined if it no longer exists. Not every kind can be read by its id, but by its name. */
export async function findRow({ resource, id, name }: Wanted): Promise<AddedRow | undefined> {
  const { items } = await api<List<{ id: string }>>(`${paths[resource]}/search`, {
    method: "POST",
    body: { name, take: MAX_TAKE },
    isRead: true,
  });
  const row = items.find((one) => one.id === id);
  return row && { resource, row };
}
