"use client";

import { clsx } from "clsx";
import { type CSSProperties, memo, type ReactNode, type Ref, useDeferredValue } from "react";

type LastRef = (element: HTMLElement | null) => void;

/** Renders a row. The last row of the list must use `ref`. */
export type RenderRow<Row> = (row: Row, ref: LastRef | undefined) => ReactNode;

const ROWS_OF_A_GROUP = 24;

/** More rows than a screen shows: how many rows the first render of a list has. */
const FIRST_ROWS = 120;

/**
 * The rows of a long list, in groups. The browser skips layout and painting of groups far off the screen, and React renders
 * a group again only if one of its rows has changed. Outlines may extend 4 px beyond a group, unless it is flush.
 */
export function RowGroups<Row>({
  rows,
  renderRow,
  lastItemRef,
  size = ROWS_OF_A_GROUP,
  tail,
  isFlush = false,
  groupClassName,
  className,
  ...list
}: {
  rows: readonly Row[];
  renderRow: RenderRow<Row>;
  lastItemRef?: LastRef;
  /** Rows per group. In a grid: a common multiple of all possible column counts. */
  size?: number;
  /** Rendered after the last row, inside its group. */
  tail?: ReactNode;
  /** True if rows extend to the edges of what scrolls, and show focus inside of themselves. */
  isFlush?: boolean;
  groupClassName: string;
  className?: string;
  /** Set it when rows are list items or table rows. */
  role?: "list" | "rowgroup";
  "aria-label"?: string;
  ref?: Ref<HTMLDivElement>;
}) {
  const isWhole = useDeferredValue(true, rows.length <= FIRST_ROWS);
  const rendered = isWhole ? rows.length : FIRST_ROWS;
  const groups = Math.max(1, Math.ceil(Math.min(rendered, rows.length) / size));
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
            className={clsx(!isFlush && "-m-1 p-1", groupClassName)}
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
    <div style={{ "--rows": rows.length } as CSSProperties} className={clsx("row-group", className)}>
      {rows.map((row, index) => draw(row, index === rows.length - 1 ? lastItemRef : undefined))}
      {tail}
    </div>
  );
}, isSame);

/** The same rows in a new array do not cause a render. */
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

/** Finds a row by its `data-row` id. Returns its element, its index, and the row to focus when it is removed. */
export function findAdjacentRows(list: HTMLElement | null, id: string) {
  const rows = Array.from(list?.querySelectorAll<HTMLElement>("[data-row]") ?? []);
  const at = rows.findIndex((row) => row.dataset.row === id);
  return { row: rows[at], at, next: rows[at + 1] ?? rows[at - 1] };
}
