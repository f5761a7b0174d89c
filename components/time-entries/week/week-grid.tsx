"use client";

import { clsx } from "clsx";
import { Suspense, useRef, useState } from "react";
import { AddRow } from "./add-row";
import { useCellKeys } from "./use-cell-keys";
import { WeekCellField } from "./week-cell";
import { RunningMinutes } from "@/components/time-entries/entries/running-mark";
import type { CellActions } from "./cell-actions";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { clientColor } from "@/lib/clients/theme-colors";
import { durationText } from "@/lib/time-entries/duration-text";
import type { RowSubject, WeekCell, WeekGrid as Grid, WeekRow } from "@/lib/time-entries/week/grid";
import { dayText } from "@/lib/time-entries/week/week-days";

const CellEntries = lazyComponent(() => import("./cell-entries").then((module) => module.CellEntries));

const columnsClass = "grid grid-cols-[minmax(8rem,2.6fr)_repeat(7,minmax(3.25rem,1fr))_minmax(3.75rem,1fr)]";

/** The cell that cannot be typed into, and the row that it is in. */
type Refused = { row: RowSubject; cell: WeekCell; anchor: HTMLElement; isOpen: boolean };

/** A week as rows of projects and tasks with a column for each day and totals at both edges. Its cells are edited by typing. */
export function WeekGrid({
  grid,
  days,
  today,
  actions,
  onAddRows,
}: {
  grid: Grid;
  days: readonly string[];
  today: string;
  actions: CellActions;
  onAddRows: (subjects: readonly RowSubject[]) => void;
}) {
  const table = useRef<HTMLDivElement>(null);
  const { active, setActive, handleKeyDown } = useCellKeys(table, grid.rows.length, days.length);
  const [refused, setRefused] = useState<Refused>();

  return (
    <section
      aria-label="Week"
      className="rounded-panel border border-line bg-panel forced-colors:[&_[role=gridcell]:hover]:outline-1"
    >
      <div ref={table} role="grid" aria-label="Time by project and day" onKeyDown={handleKeyDown}>
        <div
          role="row"
          className={clsx(
            columnsClass,
            "h-9 items-stretch border-b border-line text-label font-medium text-ink-muted",
          )}
        >
          <span role="columnheader" className="flex items-center pl-4">
            Project
          </span>
          {days.map((day) => (
            <span
              key={day}
              role="columnheader"
              aria-current={day === today ? "date" : undefined}
              className={clsx("flex items-center justify-center", day === today && "bg-sunken text-ink")}
            >
              {dayText(day, "weekdayAndDay")}
            </span>
          ))}
          <span role="columnheader" className="flex items-center justify-end pr-4">
            Total
          </span>
        </div>
        {grid.rows.map((row, at) => (
          <div
            key={row.key}
            role="row"
            style={clientColor(row.client?.themeColor)}
            className={clsx(columnsClass, "relative border-b border-line")}
          >
            <ClientEdge />
            <RowName row={row} />
            {row.cells.map((cell, column) => (
              <WeekCellField
                key={cell.day}
                cell={cell}
                label={`${nameOf(row)}, ${dayText(cell.day, "weekdayAndDay")}`}
                place={{ row: at, column }}
                isTabStop={active.row === at && active.column === column}
                isToday={cell.day === today}
                isOpen={actions.refusal(cell) === undefined}
                read={(text) => actions.read(cell, text)}
                onFocus={() => setActive({ row: at, column })}
                onSave={(text) => actions.save(row, cell, text)}
                onRefused={(anchor) => setRefused({ row, cell, anchor, isOpen: true })}
              />
            ))}
            <Total minutes={row.minutes} isRunning={row.isRunning} className="font-medium" />
          </div>
        ))}
        {grid.rows.length > 0 && (
          <div role="row" className={clsx(columnsClass, "border-b border-line font-medium")}>
            <span role="rowheader" className="flex h-10 items-center pl-4 text-label text-ink-muted">
              Total
            </span>
            {days.map((day, at) => (
              <span
                key={day}
                role="gridcell"
                className={clsx("flex items-center justify-center tabular", day === today && "bg-sunken")}
              >
                <Minutes minutes={grid.dayMinutes[at] ?? 0} isRunning={grid.runningAt === at} />
              </span>
            ))}
            <Total
              minutes={grid.minutes}
              isRunning={grid.runningAt !== undefined}
              className="font-semibold"
            />
          </div>
        )}
      </div>
      <AddRow firstDay={days[0] ?? today} onAdd={onAddRows} />
      {refused && (
        <Suspense>
          <CellEntries
            {...refused}
            sentence={actions.refusal(refused.cell) ?? ""}
            onClose={() => setRefused({ ...refused, isOpen: false })}
          />
        </Suspense>
      )}
    </section>
  );
}

function RowName({ row }: { row: WeekRow }) {
  const detail = row.task?.name ?? row.client?.name;
  return (
    <span role="rowheader" className="flex min-w-0 items-center py-1 pr-3 pl-4" title={nameOf(row)}>
      <span className="min-w-0">
        <span className={clsx("block truncate font-medium", !row.project && "text-ink-muted")}>
          {row.project?.name ?? "No project"}
        </span>
        {detail && <span className="block truncate text-meta text-ink-muted">{detail}</span>}
      </span>
    </span>
  );
}

/** The name of a row for screen readers, "Website, Layout". */
function nameOf({ project, task }: RowSubject): string {
  return [project?.name ?? "No project", task?.name].filter(Boolean).join(", ");
}

function Total({ className, ...sum }: Sum & { className: string }) {
  return (
    <span role="gridcell" className={clsx("flex min-w-0 items-center justify-end pr-4 tabular", className)}>
      <Minutes {...sum} />
    </span>
  );
}

type Sum = { minutes: number; isRunning: boolean };

function Minutes({ minutes, isRunning }: Sum) {
  if (isRunning) return <RunningMinutes minutes={minutes} isInColumn />;
  return minutes > 0 ? durationText(minutes) : <span className="font-normal text-ink-faint">–</span>;
}
