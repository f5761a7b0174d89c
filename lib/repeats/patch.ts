import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { apiWithTrash } from "@/lib/api/request";
import type { Change } from "@/lib/edits/merge";

/**
 * Sends a change of a task or an event. If it no longer repeats, and those that its rule made after it are in the trash, a toast
 * undoes that.
 */
export async function patchRepeatable<Row extends { name: string }>(
  client: QueryClient,
  path: "tasks" | "events",
  { id, version, ...body }: Change<object>,
  refreshes: QueryKey[],
): Promise<Row> {
  const options = { method: "PATCH", body, version } as const;
  const { answer, trashEntry } = await apiWithTrash<Row>(`${path}/${id}`, options);
  if (trashEntry) {
    const offer = { entryId: trashEntry, verb: "No longer repeats:", name: answer.name, refreshes };
    // Without it, they are still in the trash.
    void import("@/lib/undo/offer-restore").then(
      ({ offerRestore }) => offerRestore(client, offer),
      () => {},
    );
  }
  return answer;
}
