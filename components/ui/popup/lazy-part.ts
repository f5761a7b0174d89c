"use client";

import { type ComponentType, createElement, lazy, useEffect, useState } from "react";
import { NotLoaded, Retry } from "@/components/ui/popup/not-loaded";

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
 * Returns a component that loads its code on the first render, unless `preload` has loaded it. If loading fails, for example
 * offline or after an update of the app, it renders nothing and shows a toast with *Try again*. A part of a page loads again by itself
 * when the connection is back; the request to open a dialog is dropped.
 */
export function lazyComponent<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(fetchComponent);
  const fetched = () =>
    lazy<ComponentType<Props>>(() =>
      part.load().then(
        (component) => ({ default: component }),
        () => ({ default: NotLoaded }),
      ),
    );
  let Fetched: ComponentType<Props> = fetched();
  function LazyComponent(props: Props) {
    // Kept in state, as switching from one to the other would remount the component.
    const [component, setComponent] = useState<ComponentType<Props>>(() => part.current ?? Fetched);
    const [again] = useState(() => {
      const renew = () => (Fetched = fetched());
      const retry = () => {
        const next = renew();
        setComponent(() => next);
      };
      return { renew, retry };
    });
    return createElement(Retry, { value: again }, createElement(component, props));
  }
  return Object.assign(LazyComponent, { preload: part.preload });
}

const INTERACTION_EVENTS = ["pointermove", "pointerdown", "keydown", "input"];

/** Loads code at the first interaction with the page, so that a press does not wait for it. */
export function usePreload(part: Preloadable | undefined) {
  useFirstInteraction(part?.preload);
}

/** After the page has loaded what it shows. */
const LATER_MS = 5_000;

/**
 * Loads code some time after the page, for what must work without a connection. While there is none it waits for one, because
 * the browser would report the failed request.
 */
export function usePreloadLater(part: Preloadable) {
  useEffect(() => {
    const ended = new AbortController();
    const load = () => {
      if (ended.signal.aborted) return;
      if (navigator.onLine) part.preload();
      else addEventListener("online", part.preload, { once: true, signal: ended.signal });
    };
    const timer = setTimeout(() => {
      // Not every browser tells when it is idle.
      if ("requestIdleCallback" in window) requestIdleCallback(load);
      else load();
    }, LATER_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [part]);
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
