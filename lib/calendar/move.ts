import { formatDue, todayIn } from "@/lib/shared/dates/dates";
import { useUpdateEvent } from "@/lib/events/queries";
import { useUpdateTask } from "@/lib/tasks/queries";
import { offerUndo } from "@/lib/undo/offer-undo";
import { dueAt, type MovableItem } from "./items";
import { shortDay } from "./words";

/**
 * Where an item is moved to; without `minutes` it keeps its time of day, with null it becomes a whole day. `at` is the instant, where a
 * time of day occurs twice.
 */
export type MoveTarget = { date: string; minutes?: number | null; at?: string };

/** Returns a function that moves a task or an event, with a toast that undoes it. */
export function useMoveItem(timeZone: string) {
  const updateTask = useUpdateTask();
  const updateEvent = useUpdateEvent();
  return (item: MovableItem, { date, minutes, at }: MoveTarget) => {
    const { id, dueAt: before, isWithTime } = item.row;
    const due = at ? { dueAt: at, isWithTime: true } : dueAt(item.row, date, minutes, timeZone);
    if (due.dueAt === before && due.isWithTime === isWithTime) return;
    const { mutateAsync } = item.kind === "task" ? updateTask : updateEvent;
    const time = due.isWithTime ? `, ${formatDue(due, timeZone, "time")}` : "";
    const offer = offerUndo({
      verb: `Moved to ${shortDay(date, todayIn(timeZone, new Date()))}${time}:`,
      name: item.name,
      undo: () => mutateAsync({ id, dueAt: before, isWithTime }),
    });
    mutateAsync({ id, ...due }).catch(offer.withdraw);
  };
}
