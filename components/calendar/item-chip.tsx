"use client";

import { clsx } from "clsx";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { Icon } from "@/components/ui/icons/icon";
import { ReceiptText, Repeat } from "lucide";
import type { CSSProperties } from "react";
import { useCalendar } from "@/components/calendar/calendar-context";
import { useItemDrag } from "@/components/calendar/item-drag";
import { AppLink } from "@/components/ui/app-link";
import { type CalendarItem, isDone } from "@/lib/calendar/items";
import { clockFace, shortTime } from "@/lib/calendar/words";
import { clientColor } from "@/lib/clients/theme-colors";
import { paths } from "@/lib/shared/paths";

/** A line, or a block of a time. */
type Shape = "line" | "block";

/** An item in a cell: opens it, and is dragged. An invoice links to its document and stays where it is. */
export function ItemChip({
  item,
  shape,
  isReachable,
  isOneLine = false,
  style,
}: {
  item: CalendarItem;
  shape: Shape;
  /** True if the Tab key stops at it: only in the cell that has the focus. */
  isReachable: boolean;
  /** True if a block has room for one line of its title only. */
  isOneLine?: boolean;
  style?: CSSProperties;
}) {
  const { onOpen } = useCalendar();
  const { ref, isDragging } = useItemDrag(item, "cell");
  const time = item.minutes === null ? null : shortTime(item.minutes);
  const common = {
    tabIndex: isReachable ? 0 : -1,
    title: time ? `${item.name}, ${time}` : item.name,
    style: { ...clientColor(item.themeColor), ...style },
  };
  if (item.kind === "invoice") {
    return (
      <AppLink
        {...common}
        data-item={item.id}
        href={paths.salesDocument(item.row.id)}
        className={clsx(lineClass, "text-ink-muted no-underline hover:bg-hover hover:text-ink")}
      >
        <Icon of={ReceiptText} className="-mx-px size-3 shrink-0" />
        <span className="min-w-0 truncate">{item.name}</span>
      </AppLink>
    );
  }
  const isCompleted = isDone(item);
  const isRepeating = item.row.repeatId !== null;
  const words = [item.kind, isCompleted && "completed", isRepeating && "repeats", time]
    .filter(Boolean)
    .join(", ");
  return (
    <button
      {...common}
      ref={ref}
      type="button"
      data-item={item.id}
      onClick={() => onOpen(item)}
      className={clsx(
        "select-none [-webkit-touch-callout:none]",
        shape === "line" ? lineClass : blockClass,
        isFilled(item, shape) ? "bg-client-tint text-client-ink" : "text-ink hover:bg-hover",
        isCompleted && (isFilled(item, shape) ? "text-ink-muted" : "text-ink-faint"),
        isDragging &&
          "shadow-float [&[data-dnd-placeholder]]:opacity-40 [&[data-dnd-placeholder]]:shadow-none",
      )}
    >
      <Mark item={item} shape={shape} isCompleted={isCompleted} />
      {item.minutes !== null && shape === "line" && (
        <span aria-hidden className="w-8.5 shrink-0 text-ink-muted tabular @max-[8.875rem]:hidden">
          {clockFace(item.minutes)}
        </span>
      )}
      <span className={clsx("min-w-0 flex-1", shape === "block" && !isOneLine ? twoLines : "truncate")}>
        {item.name} <span className="sr-only">{words}</span>
      </span>
      {isRepeating && (
        <Icon
          of={Repeat}
          className={clsx("size-3 shrink-0 opacity-70 @max-[6rem]:hidden", shape === "block" && "mt-0.5")}
        />
      )}
      {time && shape === "block" && !isOneLine && (
        <span aria-hidden className="max-w-full shrink-0 basis-full truncate tabular">
          {time}
        </span>
      )}
    </button>
  );
}

/** True if the color of the client is behind the text. */
function isFilled(item: CalendarItem, shape: Shape): boolean {
  return shape === "block" || (item.kind === "event" && item.minutes === null);
}

/** A square for an event, a ring for a task, an edge where the color fills the item. In lines, all titles begin at one place. */
function Mark({ item, shape, isCompleted }: { item: CalendarItem; shape: Shape; isCompleted: boolean }) {
  if (item.kind === "event" && isFilled(item, shape)) return <ClientEdge />;
  if (item.kind === "event")
    return <span aria-hidden data-mark className="mx-px size-2 shrink-0 rounded-[2px] bg-client-edge" />;
  return (
    <span
      aria-hidden
      data-mark
      className={clsx(
        "size-2.5 shrink-0 rounded-full border-[1.5px] border-client-edge",
        // At the middle of the first line.
        shape === "block" && "mt-0.75",
        isCompleted && "bg-client-edge",
      )}
    />
  );
}

/** The time is on the line below the title, so that it is cut first. */
const twoLines = "line-clamp-2 wrap-anywhere";
const lineClass =
  "relative flex h-5.5 w-full min-w-0 items-center gap-1.5 overflow-clip rounded-mark px-1.5 text-left text-label focus-visible:-outline-offset-2";
const blockClass =
  "@container absolute left-0 z-1 flex w-[calc(100%-2px)] min-w-0 flex-wrap content-start items-start gap-x-1 overflow-clip rounded-mark border border-panel py-0.5 pr-1 pl-2 text-left text-label focus-visible:-outline-offset-2";
