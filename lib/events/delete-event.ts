import { keys } from "@/lib/query/keys";
import { dropRows, putRow } from "@/lib/query/optimistic";
import { idsAlong } from "@/lib/repeats/queries";
import type { RepeatScope } from "@/lib/repeats/schema";
import { useDeleteRow } from "@/lib/undo/use-delete";
import { currentRules, refreshes } from "./queries";
import type { CalendarEvent } from "./schema";

/** Deletes an event, with `scope` also those after it. Not with the other mutations, which pages load first. */
export function useDeleteEvent() {
  return useDeleteRow<CalendarEvent & { scope?: RepeatScope }>({
    path: "events",
    hide: (draft, event) => dropRows(draft, keys.events, idsAlong(draft, keys.events, event)),
    show: (draft, event) => putRow(draft, keys.events, event, currentRules(), { isNew: true }),
    refreshes,
    toasts: { error: "Error deleting an event." },
  });
}
