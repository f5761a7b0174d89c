"use client";

import { type PointerEvent, useRef, useState } from "react";

type Place = { top: number; height: number };
type Drag = { from: number; to: number; offset: number; height: number };

/**
 * Reorders rows by pointer: while one is dragged the others make room, and the order changes once, on release.
 * `listRef` goes on the element whose children are the rows.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const start = useRef({ y: 0, places: [] as Place[] });
  const [drag, setDrag] = useState<Drag>();

  // Measured relative to the list, so that scrolling during the drag has no effect.
  const yInList = (event: PointerEvent) => event.clientY - (list.current?.getBoundingClientRect().top ?? 0);

  const handleStart = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { top } = list.current.getBoundingClientRect();
    const places = Array.from(list.current.children, (row) => {
      const box = row.getBoundingClientRect();
      return { top: box.top - top, height: box.height };
    });
    start.current = { y: yInList(event), places };
    setDrag({ from, to: from, offset: 0, height: places[from]?.height ?? 0 });
  };

  const handleMove = (event: PointerEvent) => {
    const { y, places } = start.current;
    const place = drag && places[drag.from];
    if (!drag || !place) return;
    const offset = yInList(event) - y;
    const centre = place.top + place.height / 2 + offset;
    const passed = places.filter((other, index) => index !== drag.from && middle(other) < centre).length;
    setDrag({ ...drag, offset, to: passed });
  };

  const handleEnd = () => {
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
    setDrag(undefined);
  };

  return {
    listRef: list,
    /** The props of a row's handle. */
    handleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => handleStart(event, index),
      onPointerMove: handleMove,
      onPointerUp: handleEnd,
      onPointerCancel: () => setDrag(undefined),
    }),
    isDragged: (index: number) => drag?.from === index,
    /** A row's offset from its place during a drag, in pixels. */
    shiftOf: (index: number): number => {
      if (!drag) return 0;
      if (index === drag.from) return drag.offset;
      if (index > drag.from && index <= drag.to) return -drag.height;
      return index < drag.from && index >= drag.to ? drag.height : 0;
    },
  };
}

function middle({ top, height }: Place): number {
  return top + height / 2;
}
