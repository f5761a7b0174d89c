"use client";

import { useState, type KeyboardEvent } from "react";

/** Code that waits for a wish to see it, so that pages load without the weight of popups. */
export interface LazyPart<Part> {
  load: () => Promise<Part>;
  preload: () => void;
  /** The code, once it is here. */
  readonly current: Part | undefined;
}

export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let current: Part | undefined;
  let pending: Promise<Part> | undefined;
  const load = () => {
    pending ??= fetchPart().then(
      (part) => (current = part),
      (error) => {
        // The next press may try again.
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  return {
    load,
    preload: () => void load().catch(() => {}),
    get current() {
      return current;
    },
  };
}

/**
 * For a trigger whose popup is lazy: pointing at it or focusing it fetches the code, pressing it asks to open.
 * `part` is there from the first press on; what is rendered then opens itself and takes the focus over.
 */
export function useLazyPart<Part>(lazy: LazyPart<Part>) {
  const [part, setPart] = useState<Part>();
  const open = () => {
    // Wrapped, as a part that is a function would be called by setState.
    if (lazy.current) setPart(() => lazy.current);
    else
      lazy.load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  };
  return {
    part,
    triggerProps: {
      onPointerEnter: lazy.preload,
      onFocus: lazy.preload,
      onClick: open,
      onKeyDown: handleKey,
    },
  };
}
