import { listDeletion } from "@/lib/deletion/rules";
import { formatInstant, formatShortDay } from "@/lib/shared/dates/dates";
import type { TrashKind } from "@/lib/trash/kinds";
import type { TrashEntry } from "@/lib/trash/schema";

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
function kindLabel(kind: string): string {
  return (labels as Partial<Record<string, string>>)[kind] ?? "Item";
}

/** "Event on Fri 27 Nov, 9:30 AM" or "File": the kind of an entry, with its date if it has one. */
export function kindWithDate(entry: TrashEntry, timeZone: string, now: Date): string {
  const { kind, occursAt, isWithTime } = entry;
  if (!occursAt) return kindLabel(kind);
  const day = formatShortDay({ dueAt: occursAt, isWithTime }, timeZone, now);
  const time = isWithTime ? `, ${formatInstant(occursAt, timeZone, "time")}` : "";
  return `${kindLabel(kind)} ${kind === "task" ? "due" : "on"} ${day}${time}`;
}

/** " with 14 tasks and 3 files", or "" if nothing was deleted along with it. */
export function withAlong(counts: Record<string, number>): string {
  const along = listDeletion(counts);
  return along && ` with ${along}`;
}
