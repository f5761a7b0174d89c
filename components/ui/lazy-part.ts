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

/** Code that waits for a wish to see it, so that pages load without the weight of popups. */
export interface LazyPart<Part> extends Preloadable {
  load: () => Promise<Part>;
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
  // The press is answered first: drawing a popup for the first time may take several frames.
  // Wrapped, as a part that is a function would be called by setState.
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

/** A component whose code is fetched when it is first rendered, unless `preload` did so before. */
export function lazyComponent<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(fetchComponent);
  const Fetched = lazy(() => part.load().then((component) => ({ default: component })));
  function LazyComponent(props: Props) {
    // Held, as changing from one to the other would begin the component anew.
    const [component] = useState<ComponentType<Props>>(() => part.current ?? Fetched);
    return createElement(component, props);
  }
  return Object.assign(LazyComponent, { preload: part.preload });
}

const SIGNS = ["pointermove", "pointerdown", "keydown"];

/** Fetches code at the first sign of somebody on the page, so that a press does not wait for it. */
export function usePreload(part: Preloadable | undefined) {
  useFirstInteraction(part?.preload);
}

/** Calls once, at the first sign of somebody on the page. */
export function useFirstInteraction(onSign: (() => void) | undefined) {
  useEffect(() => {
    if (!onSign) return;
    const listening = new AbortController();
    const handleSign = () => {
      listening.abort();
      onSign();
    };
    for (const sign of SIGNS) addEventListener(sign, handleSign, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [onSign]);
}
