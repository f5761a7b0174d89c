"use client";

import { Icon } from "@/components/ui/icons/icon";
import { CalendarDays, ListChecks } from "lucide";
import { useState } from "react";
import { DayList } from "@/components/calendar/day-list";
import { fullDay, hourWords, shortDay } from "@/lib/calendar/words";
import { useDialog } from "@/components/dialog/use-dialog";
import { EventDialog, type EventSubject } from "@/components/events/event-dialog";
import { TaskDialog, type TaskSubject } from "@/components/tasks/task-dialog";
import { type Anchor, AnchoredMenu, AnchoredPopover } from "@/components/ui/popup/anchored-popup";
import { Button } from "@/components/ui/button";
import { MenuItem } from "@/components/ui/menu/eager-menu";
import { type Slot, slotKey } from "@/lib/calendar/grid";
import type { MovableItem } from "@/lib/calendar/items";
import { dueAtTime, dueOnDate } from "@/lib/shared/dates/dates";

const origin = "actionsPage";

type Popup = { kind: "day" | "add"; slot: Slot; anchor: Anchor; isOpen: boolean };

/** The list of a day, the menu that adds an event or a task, and their dialogs. New ones are in `projectId`. */
export function useCalendarPopups(timeZone: string, today: string, projectId: string | undefined) {
  const [popup, setPopup] = useState<Popup>();
  const tasks = useDialog<TaskSubject>();
  const events = useDialog<EventSubject>();

  const close = () => setPopup((current) => current && { ...current, isOpen: false });
  const openItem = (item: MovableItem) => {
    close();
    if (item.kind === "task") tasks.open({ mode: "edit", origin, task: item.row });
    else events.open({ mode: "edit", origin, event: item.row });
  };
  const create = (kind: MovableItem["kind"], { date, hour }: Slot) => {
    close();
    const due = hour === null ? dueOnDate(date) : dueAtTime(date, hour, 0, timeZone);
    const subject = { mode: "create" as const, origin, projectId, due } as const;
    if (kind === "task") tasks.open(subject);
    else events.open(subject);
  };
  const openDay = (date: string, anchor: Element) =>
    setPopup({ kind: "day", slot: { date, hour: null }, anchor, isOpen: true });
  const add = (slot: Slot, anchor: Anchor) => setPopup({ kind: "add", slot, anchor, isOpen: true });

  const focusCell = () => (popup ? cellOf(popup.slot) : null);
  // Its item may have moved to another cell, or no longer exist.
  const handleClosed = () =>
    requestAnimationFrame(() => document.activeElement === document.body && focusCell()?.focus());
  const shared = { onClose: close, focusAfter: focusCell, anchor: popup?.anchor ?? null };
  const slot = popup?.slot ?? { date: "2000-01-01", hour: null };

  const elements = (
    <>
      <AnchoredPopover {...shared} isOpen={popup?.kind === "day" && popup.isOpen} label={fullDay(slot.date)}>
        <div className="bg-raised px-3 pt-2.5 pb-1">
          <h3 className="pb-1 font-semibold">{shortDay(slot.date, today)}</h3>
          <DayList date={slot.date} place="popover" />
        </div>
        <div className="sticky bottom-0 z-2 flex gap-2 border-t border-line bg-raised px-3 py-2">
          <Button size="sm" onClick={() => create("event", slot)}>
            Add event
          </Button>
          <Button size="sm" onClick={() => create("task", slot)}>
            Add task
          </Button>
        </div>
      </AnchoredPopover>
      <AnchoredMenu
        {...shared}
        isOpen={popup?.kind === "add" && popup.isOpen}
        label={`Add on ${fullDay(slot.date)}`}
      >
        <p className="px-2 pt-1.5 pb-1 text-label font-medium text-ink-muted tabular">
          {slot.hour === null
            ? shortDay(slot.date, today)
            : `${shortDay(slot.date, today)}, ${hourWords(slot.hour)}`}
        </p>
        <MenuItem icon={<Icon of={CalendarDays} />} onSelect={() => create("event", slot)}>
          Add event
        </MenuItem>
        <MenuItem icon={<Icon of={ListChecks} />} onSelect={() => create("task", slot)}>
          Add task
        </MenuItem>
      </AnchoredMenu>
      {tasks.subject && (
        <TaskDialog
          {...tasks.subject}
          key={`task-${tasks.key}`}
          isOpen={tasks.isOpen}
          onClose={tasks.close}
          onClosed={handleClosed}
        />
      )}
      {events.subject && (
        <EventDialog
          {...events.subject}
          key={`event-${events.key}`}
          isOpen={events.isOpen}
          onClose={events.close}
          onClosed={handleClosed}
        />
      )}
    </>
  );
  return { openItem, openDay, add, elements };
}

function cellOf(slot: Slot): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[role=gridcell][data-slot="${slotKey(slot)}"]`);
}
