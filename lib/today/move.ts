import { useQueryClient } from "@tanstack/react-query";
import { useUpdateEvent } from "@/lib/events/queries";
import { keys } from "@/lib/query/keys";
import { movedDue } from "@/lib/tasks/due-groups";
import { useUpdateTask } from "@/lib/tasks/queries";
import { offerUndo } from "@/lib/undo/offer-undo";
import type { Today } from "./schema";

/** Returns a function that moves a task or an event to another day. It is shown there at once. */
export function useMoveToDay(timeZone: string) {
  const client = useQueryClient();
  const updateTask = useUpdateTask();
  const updateEvent = useUpdateEvent();
  return (id: string, date: string) => {
    const before = client.getQueryData<Today>(keys.today);
    const item = before?.days.flatMap(({ items }) => items).find((one) => one.id === id);
    const from = before?.days.find(({ items }) => items.some((one) => one.id === id));
    if (!before || !item || !from || from.date === date) return;
    const due = movedDue(item, date, timeZone);
    const moved = { ...item, ...due };
    client.setQueryData<Today>(keys.today, {
      ...before,
      days: before.days.map((day) => {
        if (day.date === from.date)
          return { ...day, total: day.total - 1, items: day.items.filter((one) => one.id !== id) };
        return day.date === date ? { ...day, total: day.total + 1, items: [...day.items, moved] } : day;
      }),
    });
    const { mutate } = item.kind === "task" ? updateTask : updateEvent;
    const offer = offerUndo({
      verb: "Moved",
      name: item.name,
      undo: () => mutate({ id, dueAt: item.dueAt, isWithTime: item.isWithTime }),
    });
    mutate(
      { id, ...due },
      {
        onError: () => {
          offer.withdraw();
          client.setQueryData(keys.today, before);
        },
      },
    );
  };
}
