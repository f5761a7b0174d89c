"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

// The number of the day, with the cell's border and padding.
const HEADING = 29;
const LINE = 23;
const INITIAL = 3;

/** Returns how many lines a day of the month has room for, from the height of the grid's weeks. */
export function useCapacity(grid: RefObject<HTMLElement | null>, weekCount: number): number {
  const [capacity, setCapacity] = useState(INITIAL);
  useLayoutEffect(() => {
    const { current } = grid;
    if (!current) return;
    const measure = () => {
      const week = current.querySelector("[data-week]");
      if (week) setCapacity(Math.max(1, Math.floor((week.clientHeight - HEADING) / LINE)));
    };
    // The grid stays while another month replaces its weeks; an observer of a week would report the height 0 of a removed one.
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [grid, weekCount]);
  return capacity;
}
