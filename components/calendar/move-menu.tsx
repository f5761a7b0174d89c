"use client";

import { Icon } from "@/components/ui/icons/icon";
import { CalendarClock } from "lucide";
import { useCalendar } from "@/components/calendar/calendar-context";
import { IconButton } from "@/components/ui/icon-button";
import { EagerMenu, MenuItem } from "@/components/ui/menu/eager-menu";
import type { MovableItem } from "@/lib/calendar/items";
import { shortDay } from "@/lib/calendar/words";
import { dueTargets } from "@/lib/tasks/due-groups";
import { addDays } from "@/lib/shared/dates/calendar-date";

/** The menu that moves an item, for those who do not drag. */
export function MoveMenu({ item }: { item: MovableItem }) {
  const { clock, onMove } = useCalendar();
  const { today, tomorrow, nextWeek } = dueTargets(clock);
  const choices = [
    { label: "Day before", date: addDays(item.date, -1) },
    { label: "Day after", date: addDays(item.date, 1) },
    { label: "Today", date: today },
    { label: "Tomorrow", date: tomorrow },
    { label: "Next week", date: nextWeek },
  ];
  return (
    <EagerMenu
      trigger={
        <IconButton name={`Move ${item.name}`} className="z-1">
          <Icon of={CalendarClock} />
        </IconButton>
      }
    >
      {choices.map(({ label, date }) => (
        <MenuItem key={label} hint={shortDay(date, today)} onSelect={() => onMove(item, { date })}>
          {label}
        </MenuItem>
      ))}
    </EagerMenu>
  );
}
