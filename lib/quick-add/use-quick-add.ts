import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { v7 as newId } from "uuid";
import { ApiError, refusalMessage, requireConnection } from "@/lib/api/request";
import { MAX_SEARCH, SEARCH_TOO_LONG } from "@/lib/shared/constants";
import { dueOnDate, todayIn } from "@/lib/shared/dates/dates";
import { errorMessages } from "@/lib/shared/errors";
import { useDeleteEvent } from "@/lib/events/delete-event";
import { useCreateEvent } from "@/lib/events/queries";
import type { AddedRow } from "@/lib/query/added-rows";
import { useDeleteTask } from "@/lib/tasks/delete-task";
import { useCreateTask } from "@/lib/tasks/queries";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { offerUndo } from "@/lib/undo/offer-undo";
import { namesInTokens } from "./tokens";
import { loadParser, referencesQuery } from "./queries";
import { addDays } from "@/lib/shared/dates/calendar-date";

/**
 * Adds the task or event that a text describes, with a toast that undoes it or opens it by `onOpen`. Resolves with whether it
 * was added.
 */
export function useQuickAdd(onOpen: (row: AddedRow) => void): (text: string) => Promise<boolean> {
  const client = useQueryClient();
  const tasks = { create: useCreateTask({ isAnnounced: false, error: reasonOf }), remove: useDeleteTask() };
  const events = {
    create: useCreateEvent({ isAnnounced: false, error: reasonOf }),
    remove: useDeleteEvent(),
  };

  return async (text) => {
    if (text.length > MAX_SEARCH) {
      toast.error(SEARCH_TOO_LONG);
      return false;
    }
    // Before the marked names are asked for, which would wait for the connection.
    if (!isConnected()) return false;
    const clock = { now: new Date(), timeZone: browserTimeZone() };
    // Read again, as Enter may be pressed before the projects that are shown have arrived.
    const read = Promise.all([loadParser(), client.fetchQuery(referencesQuery(namesInTokens(text)))]);
    const [parser, references] = await read.catch(showError);
    if (!parser || !references) return false;
    const { kind, name, due, project, tags } = parser.parseQuickAdd(text, { ...clock, ...references });
    if (name === "" || (kind === "event" && !due)) return false;
    const input = { id: newId(), name, ...(due ?? defaultDue(clock)), projectId: project?.id ?? null, tags };

    const created = kind === "task" ? tasks.create.mutateAsync(input) : events.create.mutateAsync(input);
    const offer = offerUndo({
      verb: kind === "task" ? "Added task" : "Added event",
      name,
      undo: () =>
        void created.then((row) => (kind === "task" ? tasks.remove : events.remove).mutate(row as never)),
      open: () => void created.then((row) => onOpen({ resource: kind === "task" ? "tasks" : "events", row })),
    });
    return created.then(
      () => true,
      () => {
        // The mutation shows its error.
        offer.withdraw();
        return false;
      },
    );
  };
}

/** A task without a date is due tomorrow, as in its dialog. */
export function defaultDue({ now, timeZone }: { now: Date; timeZone: string }) {
  return dueOnDate(addDays(todayIn(timeZone, now), 1));
}

function isConnected(): boolean {
  try {
    requireConnection();
    return true;
  } catch (error) {
    showError(error);
    return false;
  }
}

function showError(error: unknown): [] {
  toast.error(reasonOf(error));
  return [];
}

/** Returns why nothing was added: what is wrong with the first invalid field, as the palette has no fields to show it at. */
function reasonOf(error: unknown): string {
  const invalid = error instanceof ApiError ? error.problem?.errors?.[0] : undefined;
  if (!invalid) return refusalMessage(error) ?? errorMessages.mutation;
  const label = labels[invalid.path.split(".")[0] ?? ""];
  return label ? `${label}: ${invalid.message}` : invalid.message;
}

const labels: Partial<Record<string, string>> = { name: "Name", dueAt: "Date", tags: "Tags" };
