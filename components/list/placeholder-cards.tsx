"use client";

import { useContext, useEffect, useRef, useState } from "react";
import { IsFiltered } from "@/components/list/list-state";

/**
 * Fills what is left of a page's height with complete rows of outlined cards, as `PlaceholderFill` does with rows. Its previous
 * sibling is the add tile, its parent the grid.
 */
export function PlaceholderCards({ filled, upTo }: { filled: number; upTo: number }) {
  const marker = useRef<HTMLDivElement>(null);
  const isFiltered = useContext(IsFiltered);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const grid = marker.current?.parentElement;
    const page = grid?.closest("main");
    if (!grid || !page) return;
    const observer = new ResizeObserver(() => {
      if (marker.current?.previousElementSibling)
        setCount(countPlaces(marker.current.previousElementSibling, grid, page, upTo - filled));
    });
    observer.observe(grid);
    observer.observe(page);
    return () => observer.disconnect();
  }, [filled, upTo]);
  return (
    <div ref={marker} aria-hidden className="contents">
      {!isFiltered &&
        Array.from({ length: count }, (_, index) => (
          <div key={index} data-chrome className="placeholder min-h-31 rounded-panel" />
        ))}
    </div>
  );
}

const CARD_HEIGHT = 124;

/** Fewer free places stay empty. */
const LEAST = 3;

/** Returns the number of cards that complete the row of the last one and fill the complete rows below it that are in sight, at most `most`. */
function countPlaces(last: Element, grid: Element, page: Element, most: number): number {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(" ").length;
  const gap = parseFloat(rowGap);
  const [box, frame] = [last.getBoundingClientRect(), grid.getBoundingClientRect()];
  const column = Math.round((box.left - frame.left) / (box.width + gap));
  const margin = parseFloat(getComputedStyle(page.firstElementChild ?? page).paddingBottom);
  const bottom = page.getBoundingClientRect().top + page.clientHeight - margin;
  const rows = Math.floor((bottom - page.scrollTop - box.bottom) / (CARD_HEIGHT + gap));
  const beside = columns - 1 - column;
  if (beside > most) return 0;
  const places = beside + columns * Math.max(0, Math.min(rows, Math.floor((most - beside) / columns)));
  return places < LEAST ? 0 : places;
}
