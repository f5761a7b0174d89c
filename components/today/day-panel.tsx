"use client";

import { ClientEdge } from "@/components/ui/person/client-edge";
import { Icon } from "@/components/ui/icons/icon";
import { clsx } from "clsx";
import { CalendarDays, MoreHorizontal } from "lucide";
import { type RefObject, useEffect, useState } from "react";
import { startDrag } from "@/components/today/day-ribbon";
import { AppLink } from "@/components/ui/app-link";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menu/menu";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientColor } from "@/lib/clients/theme-colors";
import { dueOnDate, formatDue, formatShortDay } from "@/lib/shared/dates/dates";
import { countOf } from "@/lib/shared/text/format";
import { paths } from "@/lib/shared/paths";
import { useMoveToDay } from "@/lib/today/move";
import type { Today, TodayItem } from "@/lib/today/schema";
import { todayParts } from "@/lib/today/sentence";

type Day = Today["days"][number];

/** The most rows of a day until all are shown: the projects below stay in sight. */
const FIRST_ROWS = 8;

/**
 * The tasks and events of the open day, which are dragged onto another day or moved there by their menu. Today has its tracked time as
 * well, for which the sentence has no room on a phone.
 */
export function DayPanel({
  day,
  today,
  moveRef,
}: {
  day: Day | undefined;
  today: Today;
  moveRef: RefObject<((id: string, date: string) => void) | null>;
}) {
  const { days } = today;
  const { timeZone, now } = useClock();
  const tracked = todayParts(today, timeZone, now).find(({ kind }) => kind === "tracked");
  const nameOf = (date: string) => formatShortDay(dueOnDate(date), timeZone, now);
  const moveToDay = useMoveToDay(timeZone);
  const [wholeDate, setWholeDate] = useState<string>();
  useEffect(() => {
    moveRef.current = moveToDay;
  });
  if (!day) return null;
  const isLong = day.items.length > FIRST_ROWS;
  const isWhole = !isLong || day.date === wholeDate;
  const rows = isWhole ? day.items : day.items.slice(0, FIRST_ROWS);
  const hidden = day.total - day.items.length;
  return (
    <div className="overflow-clip rounded-b-panel border-t border-line *:border-line *:not-last:border-b">
      {day.total === 0 ? (
        <p className={lineClass}>Nothing scheduled.</p>
      ) : (
        <ul aria-label={nameOf(day.date)} className="divide-y divide-line">
          {rows.map((item) => (
            <DayItem
              key={item.id}
              item={item}
              timeZone={timeZone}
              otherDays={days.flatMap(({ date }) => (date === day.date ? [] : { date, name: nameOf(date) }))}
              onMove={(date) => moveToDay(item.id, date)}
            />
          ))}
        </ul>
      )}
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWholeDate(isWhole ? undefined : day.date)}
          className={clsx(
            lineClass,
            "w-full text-left hover:bg-hover hover:text-ink focus-visible:-outline-offset-2",
          )}
        >
          {isWhole ? "Show fewer" : "Show all"}
        </button>
      )}
      {tracked && day === days[0] && (
        <p className={lineClass}>
          <AppLink href={paths.time} className="inline-block pointer-coarse:leading-11">
            <span className="tabular">{tracked.figures}</span>
            {tracked.text}
          </AppLink>
        </p>
      )}
      {isWhole && hidden > 0 && (
        <p className={lineClass}>
          And {countOf(hidden, "more item")}. <AppLink href={paths.actions}>Show all in Actions</AppLink>
        </p>
      )}
    </div>
  );
}

const lineClass = "flex min-h-11 flex-wrap items-center gap-x-1 px-4 text-ink-muted";

function DayItem({
  item,
  timeZone,
  otherDays,
  onMove,
}: {
  item: TodayItem;
  timeZone: string;
  otherDays: { date: string; name: string }[];
  onMove: (date: string) => void;
}) {
  return (
    <li
      draggable
      onDragStart={(event) => startDrag(event, item)}
      style={clientColor(item.themeColor)}
      className="relative flex min-h-11 items-center gap-3 pr-2 pl-4 hover:bg-hover"
    >
      <ClientEdge />
      <span className="w-18 shrink-0 text-ink-muted tabular">
        {item.isWithTime ? formatDue(item, timeZone, "time") : item.kind === "task" ? "Task" : "All day"}
      </span>
      <span className="flex min-w-0 flex-1 gap-x-3 max-sm:flex-col max-sm:items-start max-sm:py-1.5">
        <span
          className="min-w-0 truncate max-sm:line-clamp-2 max-sm:whitespace-normal sm:flex-1"
          title={item.name}
        >
          {item.name}
        </span>
        {item.projectId && (
          <AppLink
            href={paths.project(item.projectId)}
            className="max-w-full min-w-0 truncate text-ink-muted hover:text-ink max-sm:text-label"
          >
            {item.projectName}
          </AppLink>
        )}
      </span>
      <Menu
        trigger={
          <IconButton name={`Move ${item.name} to another day`}>
            <Icon of={MoreHorizontal} />
          </IconButton>
        }
      >
        {otherDays.map(({ date, name }) => (
          <MenuItem key={date} icon={<Icon of={CalendarDays} />} onSelect={() => onMove(date)}>
            Move to {name}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
}
