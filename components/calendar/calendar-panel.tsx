"use client";

import { useId, useState } from "react";
import { CalendarContext, type CalendarContextValue } from "@/components/calendar/calendar-context";
import { CalendarHeader } from "@/components/calendar/calendar-header";
import { CalendarNotes } from "@/components/calendar/calendar-notes";
import { useCalendarPopups } from "@/components/calendar/calendar-popups";
import { CompactMonth } from "@/components/calendar/compact-month";
import { CompactWeek } from "@/components/calendar/compact-week";
import { periodTitle } from "@/lib/calendar/words";
import { ItemDrag } from "@/components/calendar/item-drag";
import { MonthGrid } from "@/components/calendar/month-grid";
import { WeekGrid } from "@/components/calendar/week-grid";
import { useActionFilter } from "@/components/list/filter/action-filter";
import { useCalendarAddress } from "@/components/list/filter/calendar-address";
import { Panel } from "@/components/ui/panel";
import { useClock } from "@/components/ui/hooks/use-clock";
import { useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { type Slot, turnPage, weeksOf } from "@/lib/calendar/grid";
import { useMoveItem } from "@/lib/calendar/move";
import { useCalendarItems, useTimeBlocks } from "@/lib/calendar/queries";
import { todayIn } from "@/lib/shared/dates/dates";

/** Too narrow for names in seven columns, or used by touch, which needs higher items than a cell has space for. */
const COMPACT = "(max-width: 767px), (pointer: coarse)";

/** Events, tasks and due invoices by month or week. What it shows is in the page's address; the page's filters apply. */
export function CalendarPanel() {
  const clock = useClock();
  const today = todayIn(clock.timeZone, clock.now);
  const { scope, day = today, isTimeShown, set } = useCalendarAddress();
  const { filter, clear } = useActionFilter();
  const isCompact = useMediaQuery(COMPACT);
  const weeks = weeksOf(scope, day);
  const dates = weeks.flat();
  const items = useCalendarItems({ from: dates[0] ?? day, to: dates.at(-1) ?? day }, filter, clock);
  const blocks = useTimeBlocks(dates, filter, clock, isTimeShown && scope === "week");
  const [chosen, setChosen] = useState<Slot>({ date: day, hour: null });
  const active = dates.includes(chosen.date) ? chosen : { date: day, hour: chosen.hour };
  const hintId = useId();
  const moveItem = useMoveItem(clock.timeZone);
  const popups = useCalendarPopups(clock.timeZone, today, filter.projectId);

  const goTo = (date: string) => set({ day: date === today ? undefined : date });
  const handleActive = (slot: Slot) => {
    setChosen(slot);
    // Only what is outside changes the address; on a phone the address names the chosen day.
    if (!dates.includes(slot.date) || isCompact) goTo(slot.date);
  };
  const handleTurn = (pages: number) => {
    const next = turnPage(scope, day, pages);
    setChosen({ date: next, hour: null });
    goTo(next);
  };
  const value: CalendarContextValue = {
    clock,
    today,
    days: items.days,
    isLoading: items.isLoading,
    timeBlocks: blocks,
    onOpen: popups.openItem,
    onMove: moveItem,
    // A narrow month has the list of the chosen day below it.
    onOpenDay: isCompact ? (date) => handleActive({ date, hour: null }) : popups.openDay,
    onAdd: popups.add,
  };
  const label = periodTitle(scope, day, weeks);
  const shared = { label, hintId, onActive: handleActive };
  const month = { ...shared, month: day.slice(0, 7), weeks, active: active.date };
  const [week = []] = weeks;

  return (
    <CalendarContext value={value}>
      <Panel
        title={label}
        // On phones a title that is too long beside the arrows has two lines.
        className="max-md:[&>header]:gap-x-1 max-md:[&>header]:pt-2 max-md:[&>header_h2]:whitespace-normal max-md:[&>header>:first-child]:flex-1 max-md:[&>header>:last-child]:contents"
        bodyClassName="flex flex-col overflow-clip! px-0! pb-0! rounded-b-panel"
        actions={
          <CalendarHeader
            scope={scope}
            onScope={(next) => set({ scope: next, day: active.date === today ? undefined : active.date })}
            onTurn={handleTurn}
            isTimeShown={isTimeShown}
            onTimeShown={(isShown) => set({ time: isShown ? "shown" : undefined })}
            onToday={() => {
              setChosen({ date: today, hour: null });
              goTo(today);
            }}
          />
        }
      >
        <CalendarNotes items={items} label={label} onClear={clear} />
        <p id={hintId} hidden>
          Arrow keys move between days, Page Up and Page Down between pages. Enter opens a day or adds at a
          time. Tab reaches its items; Shift and an arrow key move an item.
        </p>
        <ItemDrag>
          {scope === "month" && (isCompact ? <CompactMonth {...month} /> : <MonthGrid {...month} />)}
          {scope === "week" &&
            (isCompact ? (
              <CompactWeek key={week[0]} week={week} isLoaded={!items.isLoading} />
            ) : (
              <WeekGrid {...shared} week={week} active={active} />
            ))}
          {popups.elements}
        </ItemDrag>
      </Panel>
    </CalendarContext>
  );
}
