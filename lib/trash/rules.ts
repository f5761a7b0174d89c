import { listDeletion } from "@/lib/deletion/rules";
import type { TrashKind } from "@/lib/trash/kinds";

const labels: Record<TrashKind, string> = {
  client: "Client",
  project: "Project",
  task: "Task",
  event: "Event",
  file: "File",
  clientContact: "Client contact",
  partnerContact: "Partner",
  salesDocument: "Document",
  bankAccount: "Bank account",
  catalogueItem: "Price list item",
  timeEntry: "Time",
};

/** The kind of an entry in words. A later version of Pennant may have written another kind. */
export function kindLabel(kind: string): string {
  return (labels as Partial<Record<string, string>>)[kind] ?? "Item";
}

/** " with 14 tasks and 3 files", or "" if nothing was deleted along with it. */
export function withAlong(counts: Record<string, number>): string {
  const along = listDeletion(counts);
  return along && ` with ${along}`;
}
