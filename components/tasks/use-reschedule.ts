"use client";

import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { isPairPrefix, PAIR_MS } from "@/lib/shared/browser/key-pairs";
import { singleKeyOf } from "@/lib/shared/browser/shortcut";
import { useMoveTask } from "@/lib/tasks/queries";
import { dueTargets } from "@/lib/tasks/due-groups";
import type { Task } from "@/lib/tasks/schema";
import { useHasSingleKeys } from "@/lib/users/queries";

type Clock = { now: Date; timeZone: string };

/** The keys that move the focused task. They work only while a row has the focus. */
export const rescheduleKeys = [
  { key: "t", label: "Move the task to tomorrow", target: "tomorrow" },
  { key: "w", label: "Move the task to next week", target: "nextWeek" },
] as const;

/**
 * Moves tasks to another date, by the keys of `rescheduleKeys` on the focused row and by the returned function. The focus
 * follows a row into its new group.
 */
export function useReschedule(tasks: readonly Task[], list: RefObject<HTMLElement | null>, clock: Clock) {
  const moveTask = useMoveTask();
  const hasSingleKeys = useHasSingleKeys();
  const follows = useRef<string>(undefined);
  const previous = useRef({ key: "", at: 0 });

  const move = (task: Task, date: string, words: string) => {
    if (rowOf(list.current, task.id)?.contains(document.activeElement)) follows.current = task.id;
    moveTask(task, date, clock.timeZone, words);
  };

  useEffect(() => {
    const row = follows.current === undefined ? null : rowOf(list.current, follows.current);
    if (!row || row.contains(document.activeElement)) return;
    follows.current = undefined;
    row.querySelector<HTMLElement>("[data-open]")?.focus();
  }, [tasks, list]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!hasSingleKeys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { key, at } = previous.current;
    const pressed = singleKeyOf(event.nativeEvent);
    previous.current = { key: pressed, at: event.timeStamp };
    // A held key acts once. The second of two keys, such as "n t" for a new task, does not act here.
    if (event.repeat || (isPairPrefix(key) && event.timeStamp - at <= PAIR_MS)) return;
    const chosen = rescheduleKeys.find((one) => one.key === pressed.toLowerCase());
    const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-row]") : null;
    const task = tasks.find(({ id }) => id === row?.dataset.row);
    if (!chosen || task?.status !== "pending") return;
    event.preventDefault();
    move(task, dueTargets(clock)[chosen.target], chosen.target === "tomorrow" ? "tomorrow" : "next week");
  };
  return { move, handleKeyDown };
}

function rowOf(list: HTMLElement | null, id: string) {
  return list?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null;
}
