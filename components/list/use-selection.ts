"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { LAYERS } from "@/lib/shared/browser/layers";

/**
 * `const { areaRef, ...selection } = useSelection()`: selects several rows. Escape and a press outside of `areaRef` end the
 * selection, except a press in a popup. The selection is cleared when `resetKey` (the filter, as text) changes.
 */
export function useSelection<Id extends string>(resetKey = "") {
  const [chosen, setChosen] = useState<{ ids: ReadonlySet<Id>; resetKey: string }>({ ids: none, resetKey });
  // A response that arrives after the filter has changed selects nothing.
  const selected = chosen.resetKey === resetKey ? chosen.ids : none;
  const select = (ids: Iterable<Id>) => setChosen({ ids: new Set(ids), resetKey });
  const [isSelecting, setIsSelecting] = useState(false);
  const [area, setArea] = useState<HTMLElement | null>(null);

  const leave = () => {
    setIsSelecting(false);
    select([]);
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !document.querySelector(TAKES_ESCAPE)) leave();
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

  const enter = (first?: Id) => {
    setIsSelecting(true);
    select(first === undefined ? [] : [first]);
  };
  const toggle = (id: Id) =>
    setChosen((current) => {
      const ids = new Set(current.resetKey === resetKey ? current.ids : none);
      if (!ids.delete(id)) ids.add(id);
      return { ids, resetKey };
    });

  return {
    isSelecting,
    selected,
    /** Starts a selection, with one row already selected if given. */
    enter,
    leave,
    toggle,
    /** Starts a selection with a row, or adds it to the selection or removes it: the key x. */
    selectKey: (id: Id) => (isSelecting ? toggle(id) : enter(id)),
    /** Replaces the selection. */
    select,
    /** The ref of the panel; a press outside of it ends the selection. */
    areaRef: setArea,
  };
}

const none: ReadonlySet<never> = new Set();

/** Layers that close by Escape themselves. */
const TAKES_ESCAPE = `${LAYERS}:not([inert])`;

/** Where a press belongs to the selection. */
const FLOATING = `${LAYERS}, [data-sonner-toast], [data-base-ui-portal]`;
