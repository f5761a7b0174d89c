"use client";

import {
  type ComponentType,
  createElement,
  type KeyboardEvent,
  lazy,
  startTransition,
  useEffect,
  useState,
} from "react";

export interface Preloadable {
  preload: () => void;
}

/** Code that is loaded on demand, so that pages load without the code of popups. */
export interface LazyPart<Part> extends Preloadable {
  load: () => Promise<Part>;
  /** The code, once it is loaded. */
  readonly current: Part | undefined;
}

export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let current: Part | undefined;
  let pending: Promise<Part> | undefined;
  const load = () => {
    pending ??= fetchPart().then(
      (part) => (current = part),
      (error) => {
        // Allow the next press to try again.
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
 * For a trigger whose popup is lazy: hover and focus load the code, a press opens the popup. `part` is set from the first
 * press on; the component rendered from it opens on mount and takes over the focus.
 */
export function useLazyPart<Part>(lazy: LazyPart<Part>) {
  const [part, setPart] = useState<Part>();
  // Respond to the press before rendering the popup, which may take several frames the first time.
  // Wrapped in a function, as setState would call a part that is a function.
  const show = (loaded: Part) => startTransition(() => setPart(() => loaded));
  const open = () => {
    if (lazy.current) show(lazy.current);
    else lazy.load().then(show, () => {});
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

/** A component whose code is loaded on its first render, unless `preload` loaded it before. */
export function lazyComponent<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(fetchComponent);
  const Fetched = lazy(() => part.load().then((component) => ({ default: component })));
  function LazyComponent(props: Props) {
    // Kept in state, as switching from one to the other would remount the component.
    const [component] = useState<ComponentType<Props>>(() => part.current ?? Fetched);
    return createElement(component, props);
  }
  return Object.assign(LazyComponent, { preload: part.preload });
}

const INTERACTION_EVENTS = ["pointermove", "pointerdown", "keydown"];

/** Loads code at the first interaction with the page, so that a press does not wait for it. */
export function usePreload(part: Preloadable | undefined) {
  useFirstInteraction(part?.preload);
}

/** Calls the callback once, at the first interaction with the page. */
export function useFirstInteraction(onInteraction: (() => void) | undefined) {
  useEffect(() => {
    if (!onInteraction) return;
    const listening = new AbortController();
    const handleEvent = () => {
      listening.abort();
      onInteraction();
    };
    for (const type of INTERACTION_EVENTS)
      addEventListener(type, handleEvent, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [onInteraction]);
}
