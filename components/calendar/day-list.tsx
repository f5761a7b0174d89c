"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { ReceiptText } from "lucide";
import { itemsOf, useCalendar } from "@/components/calendar/calendar-context";
import { type ItemPlace, useItemDrag } from "@/components/calendar/item-drag";
import { LoadingBars } from "@/components/calendar/loading-bars";
import { MoveMenu } from "@/components/calendar/move-menu";
import { RepeatMark } from "@/components/list/repeat-mark";
import { ProjectLine } from "@/components/list/project-line";
import { AppLink } from "@/components/ui/app-link";
import { Checkbox } from "@/components/ui/input/checkbox";
import { type CalendarItem, isDone } from "@/lib/calendar/items";
import { fullDay } from "@/lib/calendar/words";
import { clientColor } from "@/lib/clients/theme-colors";
import { formatDue } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import { useSetTaskStatus } from "@/lib/tasks/queries";

/** The items of a day as a list: opened, ticked, and moved by their menu or by dragging. */
export function DayList({ date, place }: { date: string; place: ItemPlace }) {
  const { days, isLoading } = useCalendar();
  const items = itemsOf(days, date);
  if (isLoading && items.length === 0) return <LoadingBars date={date} isShown className="my-1 h-10" />;
  if (items.length === 0) return <p className="py-2 text-ink-muted">Nothing scheduled.</p>;
  return (
    <ul aria-label={fullDay(date)}>
      {items.map((item) => (
        <DayRow key={item.id} item={item} place={place} />
      ))}
    </ul>
  );
}

/** A row of a day: of an item, or of tracked time. */
export const dayRowClass =
  "relative flex min-h-12 items-center gap-2 border-b border-line pl-2 last:border-0 has-[[data-open]:focus-visible]:outline-2 has-[[data-open]:focus-visible]:-outline-offset-2 has-[[data-open]:focus-visible]:outline-focus";

/** The colour of the client, at the left of a row. */
export function RowEdge() {
  return (
    <span aria-hidden data-mark className="absolute inset-y-1.5 left-0 w-[3px] rounded-full bg-client-edge" />
  );
}

function DayRow({ item, place }: { item: CalendarItem; place: ItemPlace }) {
  const { ref, isDragging } = useItemDrag(item, place);
  return (
    <li
      ref={ref}
      style={clientColor(item.themeColor)}
      className={clsx(
        dayRowClass,
        "select-none [-webkit-touch-callout:none]",
        isDragging &&
          "rounded-control bg-raised shadow-float [&[data-dnd-placeholder]]:opacity-40 [&[data-dnd-placeholder]]:shadow-none",
      )}
    >
      <RowEdge />
      <span className="flex w-7 shrink-0 justify-center">
        <Lead item={item} />
      </span>
      <div className="min-w-0 flex-1 py-1.5">
        <Name item={item} />
        <div className="flex min-w-0 items-baseline gap-x-1.5 text-meta text-ink-muted">
          <When item={item} />
          {item.kind !== "invoice" && item.row.repeatId !== null && <RepeatMark className="mt-px" />}
          {item.kind === "invoice" ? (
            <p className="truncate">
              <span className="tabular">
                {formatMoney(item.row.balance ?? item.row.total, item.row.currency)}
              </span>
              {` · ${item.row.client?.name ?? item.row.clientName}`}
            </p>
          ) : (
            <ProjectLine project={item.row.project} client={item.row.client} />
          )}
        </div>
      </div>
      {item.kind !== "invoice" && <MoveMenu item={item} />}
    </li>
  );
}

/** The tick of a task; for others what they are. */
function Lead({ item }: { item: CalendarItem }) {
  const setTaskStatus = useSetTaskStatus();
  if (item.kind === "invoice") return <Icon of={ReceiptText} className="size-4 text-ink-muted" />;
  if (item.kind === "event")
    return <span aria-hidden data-mark className="size-2.5 rounded-[3px] bg-client-edge" />;
  return (
    <Checkbox
      shape="round"
      label={item.name}
      isChecked={isDone(item)}
      onChange={(next) => setTaskStatus(item.row, next ? "completed" : "pending")}
      className="z-1 pointer-coarse:-mx-2"
    />
  );
}

function When({ item }: { item: CalendarItem }) {
  const { clock } = useCalendar();
  const isTimed = item.kind !== "invoice" && item.minutes !== null;
  if (!isTimed && item.kind !== "event") return null;
  return (
    <span className="shrink-0 text-ink tabular">
      {isTimed ? formatDue(item.row, clock.timeZone, "time") : "All day"}
    </span>
  );
}

function Name({ item }: { item: CalendarItem }) {
  const { onOpen } = useCalendar();
  const className = clsx(
    "line-clamp-2 w-full text-left wrap-break-word outline-none after:absolute after:inset-0",
    isDone(item) ? "text-ink-muted line-through" : "text-ink",
  );
  if (item.kind === "invoice")
    return (
      <AppLink data-open href={paths.salesDocument(item.row.id)} className={clsx(className, "no-underline")}>
        {item.name}
      </AppLink>
    );
  return (
    <button type="button" data-open onClick={() => onOpen(item)} className={className}>
      {item.name}
    </button>
  );
}
