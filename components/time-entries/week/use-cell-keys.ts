"use client";

import { type KeyboardEvent, type RefObject, useState } from "react";

export type CellPlace = { row: number; column: number };

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The attributes by which the keys find a cell. */
export function placeAttributes({ row, column }: CellPlace) {
  return { "data-row-at": row, "data-column-at": column };
}

/**
 * The keys of the week: arrows move between cells, Home and End to the ends of a row. Only one cell is a stop of the Tab key.
 * Returns the place of that cell.
 */
export function useCellKeys(grid: RefObject<HTMLElement | null>, rows: number, columns: number) {
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: 0 });
  const active = { row: Math.min(place.row, Math.max(0, rows - 1)), column: place.column };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target instanceof HTMLElement ? event.target : null;
    // While a cell is edited, its field has the keys.
    if (cell?.dataset.rowAt === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = { row: Number(cell.dataset.rowAt), column: Number(cell.dataset.columnAt) };
    const next = placeAfter(event.key, from, columns);
    if (!next || next.row < 0 || next.row >= rows || next.column < 0 || next.column >= columns) return;
    event.preventDefault();
    setPlace(next);
    const query = `[data-row-at="${next.row}"][data-column-at="${next.column}"]`;
    grid.current?.querySelector<HTMLElement>(query)?.focus();
  };
  return { active, setActive: setPlace, handleKeyDown };
}

function placeAfter(key: string, { row, column }: CellPlace, columns: number): CellPlace | undefined {
  if (key === "Home") return { row, column: 0 };
  if (key === "End") return { row, column: columns - 1 };
  const step = steps[key];
  return step && { row: row + step[0], column: column + step[1] };
}
