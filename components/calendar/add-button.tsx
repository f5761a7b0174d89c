"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { useCalendar } from "@/components/calendar/calendar-context";
import { fullDay } from "@/lib/calendar/words";
import { IconButton } from "@/components/ui/icon-button";

/** The button that adds an event or a task on a day. */
export function AddButton({ date }: { date: string }) {
  const { onAdd } = useCalendar();
  return (
    <IconButton
      name={`Add on ${fullDay(date)}`}
      onClick={(event) => onAdd({ date, hour: null }, event.currentTarget)}
    >
      <Icon of={Plus} />
    </IconButton>
  );
}
