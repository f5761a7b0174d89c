"use client";

import { clsx } from "clsx";
import { type CSSProperties, memo, type ReactNode, type Ref, useDeferredValue } from "react";

type LastRef = (element: HTMLElement | null) => void;

/** Draws a row. The last one of a list wears `ref`. */
export type RenderRow<Row> = (row: Row, ref: LastRef | undefined) => ReactNode;

const ROWS_OF_A_GROUP = 24;

/** More rows than a screen shows: what a list that has just come is drawn with first. */
const FIRST_ROWS = 120;

/**
 * The rows of a list that may grow long, in groups: one that is far off the screen is neither laid out nor painted, and
 * one whose rows are the same is not drawn again. Outlines may reach 4 px out of a group.
 */
export function RowGroups<Row>({
  rows,
  renderRow,
  lastItemRef,
  size = ROWS_OF_A_GROUP,
  tail,
  groupClassName,
  className,
  ...list
}: {
  rows: readonly Row[];
  renderRow: RenderRow<Row>;
  lastItemRef?: LastRef;
  /** Rows of a group. Where rows stand side by side: a multiple of all the numbers of columns there may be. */
  size?: number;
  /** What follows the last row within its group. */
  tail?: ReactNode;
  groupClassName: string;
  className?: string;
  /** For rows that are items of a list. */
  role?: "list";
  "aria-label"?: string;
  ref?: Ref<HTMLDivElement>;
}) {
  const isWhole = useDeferredValue(true, rows.length <= FIRST_ROWS);
  const drawn = isWhole ? rows.length : FIRST_ROWS;
  const groups = Math.max(1, Math.ceil(Math.min(drawn, rows.length) / size));
  return (
    <div {...list} className={clsx("flex shrink-0 flex-col", className)}>
      {Array.from({ length: groups }, (_, index) => {
        const isLast = (index + 1) * size >= rows.length;
        return (
          <Group
            key={index}
            rows={rows.slice(index * size, (index + 1) * size)}
            draw={renderRow as RenderRow<unknown>}
            lastItemRef={isLast ? lastItemRef : undefined}
            tail={isLast ? tail : undefined}
            className={groupClassName}
          />
        );
      })}
    </div>
  );
}

type GroupProps = {
  rows: readonly unknown[];
  draw: RenderRow<unknown>;
  lastItemRef: LastRef | undefined;
  tail: ReactNode;
  className: string;
};

const Group = memo(function Group({ rows, draw, lastItemRef, tail, className }: GroupProps) {
  return (
    <div style={{ "--rows": rows.length } as CSSProperties} className={clsx("-m-1 p-1 row-group", className)}>
      {rows.map((row, index) => draw(row, index === rows.length - 1 ? lastItemRef : undefined))}
      {tail}
    </div>
  );
}, isSame);

/** The same rows in another array are no reason to draw them. */
function isSame({ rows, ...rest }: GroupProps, { rows: nextRows, ...next }: GroupProps): boolean {
  return (
    rows.length === nextRows.length &&
    rows.every((row, index) => row === nextRows[index]) &&
    rest.draw === next.draw &&
    rest.lastItemRef === next.lastItemRef &&
    rest.tail === next.tail &&
    rest.className === next.className
  );
}

/** The row of that id in a list whose rows have `data-row`, its place, and the row that takes the focus when it is removed. */
export function findAdjacentRows(list: HTMLElement | null, id: string) {
  const rows = Array.from(list?.querySelectorAll<HTMLElement>("[data-row]") ?? []);
  const at = rows.findIndex((row) => row.dataset.row === id);
  return { row: rows[at], at, next: rows[at + 1] ?? rows[at - 1] };
}
