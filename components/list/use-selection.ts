"use client";

import { useEffect, useEffectEvent, useState } from "react";

/**
 * `const { areaRef, ...selection } = useSelection()`: choosing several rows. Leaves on Escape and on a press outside of `areaRef`, except in
 * what floats above the page.
 */
export function useSelection<Id extends string>() {
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set());
  const [isSelecting, setIsSelecting] = useState(false);
  const [area, setArea] = useState<HTMLElement | null>(null);

  const leave = () => {
    setIsSelecting(false);
    setSelected(new Set());
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !document.querySelector(FLOATING)) leave();
  });
  const handlePress = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Element;
    if (!area?.contains(target) && !target.closest(FLOATING)) leave();
  });
  useEffect(() => {
    if (!isSelecting) return;
    const onKey = (event: KeyboardEvent) => handleKey(event);
    const onPress = (event: PointerEvent) => handlePress(event);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [isSelecting]);

  return {
    isSelecting,
    selected,
    /** Starts selecting, with one row already chosen if given. */
    enter: (first?: Id) => {
      setIsSelecting(true);
      setSelected(new Set(first === undefined ? [] : [first]));
    },
    leave,
    toggle: (id: Id) =>
      setSelected((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    /** Selects all of these, or none when all of them are selected already. */
    toggleAll: (ids: readonly Id[]) =>
      setSelected((current) => (ids.every((id) => current.has(id)) ? new Set() : new Set(ids))),
    /** Wears the panel whose outside leaves. */
    areaRef: setArea,
  };
}

const FLOATING =
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-sonner-toast], [data-base-ui-portal]";
