"use client";

import { type ComponentType, createElement, lazy, useEffect, useState } from "react";

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

const INTERACTION_EVENTS = ["pointermove", "pointerdown", "keydown", "input"];

/** Loads code at the first interaction with the page, so that a press does not wait for it. */
export function usePreload(part: Preloadable | undefined) {
  useFirstInteraction(part?.preload);
}

/** Returns false until the first interaction with the page, for what need not be rendered before. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useFirstInteraction(() => setHasInteracted(true));
  return hasInteracted;
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
