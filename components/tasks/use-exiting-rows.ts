"use client";

import { useState } from "react";
import { useLater } from "@/components/ui/hooks/use-later";

/** Keeps removed rows in their place, marked as leaving, while they slide out. */
export function useExitingRows<Row extends { id: string }>(items: readonly Row[]) {
  const [leaving, setLeaving] = useState<readonly { row: Row & { isLeaving: true }; at: number }[]>([]);
  const later = useLater();

  /** `at` is the row's index in the list. */
  const leave = (row: Row, at: number) => {
    setLeaving((current) => [...without(current, row.id), { row: { ...row, isLeaving: true }, at }]);
    later(() => setLeaving((current) => without(current, row.id)), LEAVE_MS);
  };

  const rows: (Row & { isLeaving?: boolean })[] = items.filter(
    (item) => !leaving.some(({ row }) => row.id === item.id),
  );
  for (const { row, at } of leaving.toSorted((a, b) => a.at - b.at)) rows.splice(at, 0, row);
  return { rows, leave };
}

function without<Entry extends { row: { id: string } }>(entries: readonly Entry[], id: string) {
  return entries.filter(({ row }) => row.id !== id);
}

/** The duration of the animation leave-row. */
const LEAVE_MS = 180;
