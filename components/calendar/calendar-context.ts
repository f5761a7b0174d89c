"use client";

import { createContext, useContext } from "react";
import type { Anchor } from "@/components/ui/popup/anchored-popup";
import type { Slot } from "@/lib/calendar/grid";
import type { CalendarItem, MovableItem } from "@/lib/calendar/items";
import type { TimeBlock } from "@/lib/calendar/time-blocks";
import type { MoveTarget } from "@/lib/calendar/move";

/** The values and actions that the parts of a calendar share. */
export type CalendarContextValue = {
  clock: { now: Date; timeZone: string };
  /** Today in the user's zone. */
  today: string;
  days: Map<string, CalendarItem[]>;
  /** True until the items are known. */
  isLoading: boolean;
  /** The tracked time of a week by the hour in which it begins; empty unless it is shown. */
  timeBlocks: Map<string, TimeBlock[]>;
  onOpen: (item: MovableItem) => void;
  onMove: (item: MovableItem, target: MoveTarget) => void;
  /** Opens the list of a day at its cell. */
  onOpenDay: (date: string, anchor: Element) => void;
  /** Asks whether to add an event or a task. */
  onAdd: (slot: Slot, anchor: Anchor) => void;
};

export const CalendarContext = createContext<CalendarContextValue | null>(null);

export function useCalendar(): CalendarContextValue {
  const value = useContext(CalendarContext);
  if (!value) throw new Error("Parts of a calendar belong inside a CalendarPanel");
  return value;
}

/** Returns the items of a day. */
export function itemsOf(days: Map<string, CalendarItem[]>, date: string): CalendarItem[] {
  return days.get(date) ?? [];
}

/** Returns the place of a press, for the menu that opens there. */
export function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Anchor {
  return { getBoundingClientRect: () => new DOMRect(clientX, clientY, 0, 0) };
}
