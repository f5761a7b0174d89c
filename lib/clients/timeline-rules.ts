import { kindLabels } from "@/lib/document-settings/kinds";
import { paths } from "@/lib/shared/paths";
import { daysAhead } from "@/lib/shared/dates/day-text";
import type { TimelineItem } from "./timeline-schema";

/** Sorts by day in the user's zone, the newest first: the response has dates without a time at midnight UTC. */
export function sortTimeline(items: readonly TimelineItem[], zone: string): TimelineItem[] {
  const now = new Date();
  const dayOf = new Map(
    items.map((item) => [item, daysAhead({ dueAt: item.at, isWithTime: item.isWithTime }, zone, now)]),
  );
  return items.toSorted(
    (a, b) => (dayOf.get(b) ?? 0) - (dayOf.get(a) ?? 0) || +new Date(b.at) - +new Date(a.at),
  );
}

/** Returns "Finished · Online pre-orders" or "Draft invoice 12". A document's name is already that of its project. */
export function timelineDetail({ kind, document, project }: TimelineItem): string {
  if (document) {
    const label = kindLabels[document.kind];
    return `${document.isDraft ? `Draft ${label.toLowerCase()}` : label} ${document.number}`;
  }
  return `${actLabels[kind as keyof typeof actLabels]} · ${project.name}`;
}

const actLabels = { task: "Finished", event: "Event", file: "File added" };

/** Returns where an item is seen: a document in its page, the others on their project's page. */
export function timelinePath({ kind, id, project }: TimelineItem) {
  return kind === "document" ? paths.salesDocument(id) : paths.project(project.id);
}
