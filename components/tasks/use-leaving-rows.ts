"use client";

import { useState } from "react";

/** Rows that have just left a list, kept in their place while they slide out. */
export function useLeavingRows<Row extends { id: string }>(items: readonly Row[]) {
  const [leaving, setLeaving] = useState<readonly { row: Row; at: number }[]>([]);

  /** `at` is the row's place in the list. */
  const leave = (row: Row, at: number) => {
    setLeaving((current) => [...without(current, row.id), { row, at }]);
    setTimeout(() => setLeaving((current) => without(current, row.id)), LEAVE_MS);
  };

  const isLeaving = (id: string) => leaving.some(({ row }) => row.id === id);
  const rows = items.filter((item) => !isLeaving(item.id));
  for (const { row, at } of leaving.toSorted((a, b) => a.at - b.at)) rows.splice(at, 0, row);
  return { rows, isLeaving, leave };
}

function without<Row extends { id: string }>(entries: readonly { row: Row; at: number }[], id: string) {
  return entries.filter(({ row }) => row.id !== id);
}

/** As long as the animation leave-row. */
const LEAVE_MS = 180;
