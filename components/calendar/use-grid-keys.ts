"use client";

import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useCalendar } from "@/components/calendar/calendar-context";
import { type CalendarScope, readSlot, type Slot, slotAfterKey, slotKey } from "@/lib/calendar/grid";
import { type CalendarItem, type MovableItem, quarterAway } from "@/lib/calendar/items";
import type { MoveTarget } from "@/lib/calendar/move";
import { addDays } from "@/lib/shared/dates/calendar-date";

/**
 * The keys of the grid: arrows, Home, End, Page Up and Page Down move the focus between cells, Enter opens a day or adds at an
 * hour, Shift with an arrow moves the focused item. The focus follows it.
 */
export function useGridKeys(
  grid: RefObject<HTMLElement | null>,
  scope: CalendarScope,
  onActive: (slot: Slot) => void,
) {
  const { days, onMove, onOpenDay, onAdd, clock } = useCalendar();
  const wanted = useRef<{ slot: string; item?: string }>(undefined);

  useEffect(() => {
    const goal = wanted.current;
    if (!goal) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-slot="${goal.slot}"]`);
    const item = goal.item && grid.current?.querySelector<HTMLElement>(`[data-item="${goal.item}"]`);
    if (!cell && !item) return;
    wanted.current = undefined;
    (item || cell)?.focus();
  });

  const go = (slot: Slot, item?: string) => {
    wanted.current = { slot: slotKey(slot), item };
    onActive(slot);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const cell = target?.closest<HTMLElement>("[data-slot]");
    if (!target || !cell?.dataset.slot) return;
    const slot = readSlot(cell.dataset.slot);
    const item = findItem(days, target.closest<HTMLElement>("[data-item]")?.dataset.item);
    if (event.shiftKey) {
      const moved = item && itemAfterKey(event.key, item, scope, clock.timeZone);
      if (!moved) return;
      event.preventDefault();
      onMove(item, moved);
      const hour = typeof moved.minutes === "number" ? Math.floor(moved.minutes / 60) : slot.hour;
      return go({ date: moved.date, hour }, item.id);
    }
    if (event.key === "Escape" && target !== cell) {
      event.preventDefault();
      return cell.focus();
    }
    if ((event.key === "Enter" || event.key === " ") && target === cell) {
      event.preventDefault();
      return slot.hour === null ? onOpenDay(slot.date, cell) : onAdd(slot, cell);
    }
    const next = slotAfterKey(event.key, slot, scope);
    if (!next) return;
    event.preventDefault();
    go(next);
  };
  return handleKeyDown;
}

/** Returns where Shift and an arrow move an item: by days and weeks, among hours also by quarters of an hour. */
function itemAfterKey(
  key: string,
  item: MovableItem,
  scope: CalendarScope,
  timeZone: string,
): MoveTarget | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const days = steps[key];
  if (days === undefined) return null;
  if (scope === "week" && Math.abs(days) > 1) return quarterAway(item, days < 0 ? -1 : 1, timeZone);
  return { date: addDays(item.date, days) };
}

function findItem(days: Map<string, CalendarItem[]>, id: string | undefined): MovableItem | null {
  if (id === undefined) return null;
  for (const items of days.values()) {
    const found = items.find((item) => item.id === id);
    if (found) return found.kind === "invoice" ? null : found;
  }
  return null;
}
