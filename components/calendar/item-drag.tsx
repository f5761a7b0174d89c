"use client";

import { Accessibility, Feedback, PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent, type DragMoveEvent, useDraggable } from "@dnd-kit/react";
import { type ReactNode, useRef } from "react";
import { useCalendar } from "@/components/calendar/calendar-context";
import { readSlot } from "@/lib/calendar/grid";
import type { CalendarItem } from "@/lib/calendar/items";

/** The minutes between the times that an item can be dropped at. */
const STEP = 15;

/** Lets items be dragged to days and times, which are the elements with `data-slot`. Keys and menus move them without it. */
export function ItemDrag({ children }: { children: ReactNode }) {
  const { onMove } = useCalendar();
  const over = useRef<HTMLElement>(null);
  const mark = (slot: HTMLElement | null) => {
    if (slot === over.current) return;
    over.current?.removeAttribute("data-over");
    slot?.setAttribute("data-over", "");
    over.current = slot;
  };
  // The event comes before the operation has the new position.
  const handleDragMove = ({ operation, to }: DragMoveEvent) => mark(slotAt(operation, to)?.element ?? null);
  const handleDragEnd = ({ operation, canceled }: DragEndEvent) => {
    mark(null);
    const item = operation.source?.data.item as CalendarItem | undefined;
    const target = canceled ? null : slotAt(operation);
    if (!item || item.kind === "invoice" || !target) return;
    onMove(item, { date: target.date, minutes: target.minutes });
  };
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragMove={handleDragMove}
      onDragEnd={handleDragEnd}
    >
      {children}
    </DragDropProvider>
  );
}

/** Where an item is shown: in a cell, in the list of a narrow calendar, or in the popover of a day, which covers the cells. */
export type ItemPlace = "cell" | "list" | "popover";

/** Makes an element draggable, except in a popover. */
export function useItemDrag(item: CalendarItem, place: ItemPlace) {
  const { ref, isDragging } = useDraggable({
    id: `${place} ${item.id}`,
    data: { item },
    disabled: item.kind === "invoice" || place === "popover",
  });
  return { ref, isDragging };
}

type Operation = DragEndEvent["operation"];

/** Returns the day and the time below a dragged item: those of the pointer, and for a timed item those of its upper edge. */
function slotAt({ source, position, shape }: Operation, point = position.current) {
  const item = source?.data.item as CalendarItem | undefined;
  const isTimed = item !== undefined && item.minutes !== null;
  const top = shape?.current.boundingRectangle.top;
  const byPointer = slotElementAt(point.x, point.y);
  // Over the whole days, the pointer decides.
  const isHour = byPointer?.dataset.slot?.includes(" ");
  const y = isHour && isTimed && top !== undefined ? Math.max(top, hoursTop(byPointer)) : point.y;
  const element = isHour ? (slotElementAt(point.x, y + 1) ?? byPointer) : byPointer;
  if (!element?.dataset.slot) return null;
  const { date, hour } = readSlot(element.dataset.slot);
  if (hour === null) {
    // Among hours, a whole day is a place of its own; in a month every item keeps its time.
    return { element, date, minutes: element.dataset.wholeDay === undefined ? undefined : null };
  }
  const { top: start, height } = element.getBoundingClientRect();
  const within = Math.round(((y - start) / height) * (60 / STEP)) * STEP;
  const minutes = Math.min(Math.max(hour * 60 + within, 0), 24 * 60 - STEP);
  return { element, date, minutes };
}

function slotElementAt(x: number, y: number): HTMLElement | undefined {
  return document
    .elementsFromPoint(x, y)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.slot !== undefined);
}

/** Returns the upper end of the hours, below which an item's edge counts. */
function hoursTop(slot: HTMLElement | undefined): number {
  const header = slot?.closest("[role=grid]")?.querySelector("[data-hours-head]");
  return header ? header.getBoundingClientRect().bottom : 0;
}

const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === "touch"
        ? [new PointerActivationConstraints.Delay({ value: 300, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 5 })],
    // Items are buttons, which the sensor leaves out by default.
    preventActivation: () => false,
  }),
];

type Plugins = Extract<Parameters<typeof DragDropProvider>[0]["plugins"], (defaults: never) => unknown>;

// Items have names and keys of their own, and are shown at their new place at once.
const plugins: Plugins = (defaults) => [
  ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
  Feedback.configure({ feedback: "clone", dropAnimation: null }),
];
