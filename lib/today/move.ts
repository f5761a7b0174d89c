import { useQueryClient } from "@tanstack/react-query";
import { useUpdateEvent } from "@/lib/events/queries";
import { keys } from "@/lib/query/keys";
import { rewriteQuery } from "@/lib/query/optimistic";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { movedDue } from "@/lib/tasks/due-groups";
import { useUpdateTask } from "@/lib/tasks/queries";
import { offerUndo } from "@/lib/undo/offer-undo";
import type { Today, TodayItem } from "./schema";

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
    const update = updateOptimistically(client, (draft) =>
      rewriteQuery<Today>(draft, keys.today, (today) => withItemOn(today, { ...item, ...due }, date)),
    );
    const { mutateAsync } = item.kind === "task" ? updateTask : updateEvent;
    const offer = offerUndo({
      verb: "Moved",
      name: item.name,
      undo: () => mutateAsync({ id, dueAt: item.dueAt, isWithTime: item.isWithTime }),
    });
    mutateAsync({ id, ...due }).then(
      () => update.keep(),
      () => {
        offer.withdraw();
        update.revert();
      },
    );
  };
}

/** Puts an item on a day, and takes it off the other days. */
function withItemOn(today: Today, item: TodayItem, date: string): Today {
  return {
    ...today,
    days: today.days.map((day) => {
      const others = day.items.filter(({ id }) => id !== item.id);
      const items = day.date === date ? [...others, item] : others;
      return { ...day, items, total: day.total + items.length - day.items.length };
    }),
  };
}
