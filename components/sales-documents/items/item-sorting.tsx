"use client";

import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent, type DragOverEvent, type DragStartEvent } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { useLayoutEffect } from "react";

/**
 * Lets the items be dragged by their handles, with pointer, touch or keys. It renders nothing: it attaches to rows that
 * are on the screen before its code is loaded. `ids` are the ids of the row elements; `onMove` is called once, on drop.
 */
export function ItemSorting({
  ids,
  onMove,
}: {
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
}) {
  const handleDragEnd = ({ operation: { source }, canceled }: DragEndEvent) => {
    if (!canceled && isSortable(source)) onMove(source.initialIndex, source.index);
  };
  return (
    <DragDropProvider
      onDragEnd={handleDragEnd}
      plugins={(defaults) => [
        ...defaults,
        Accessibility.configure({ announcements: announcements(ids.length), screenReaderInstructions }),
      ]}
    >
      {ids.map((id, index) => (
        <SortableItem key={id} id={id} index={index} />
      ))}
    </DragDropProvider>
  );
}

function SortableItem({ id, index }: { id: string; index: number }) {
  const { ref, handleRef } = useSortable({ id, index });
  useLayoutEffect(() => {
    const row = document.getElementById(id);
    ref(row);
    handleRef(row?.querySelector("[data-drag-handle]") ?? null);
  }, [id, ref, handleRef]);
  return null;
}

const screenReaderInstructions = {
  draggable:
    "Press the arrow keys to move the item. Or press space to pick it up, the arrow keys to move it, space to drop it, and escape to cancel.",
};

// The drop is announced with every other change of the order.
function announcements(count: number) {
  return {
    dragstart: ({ operation: { source } }: DragStartEvent) =>
      isSortable(source) ? `Item ${source.index + 1} of ${count} picked up` : undefined,
    dragover: ({ operation: { source, target } }: DragOverEvent) =>
      isSortable(target) && target.id !== source?.id ? `Position ${target.index + 1} of ${count}` : undefined,
    dragend: ({ canceled }: DragEndEvent) => (canceled ? "Move cancelled" : undefined),
  };
}
