"use client";

import { useEffect } from "react";
import { pageHeading } from "@/components/ui/page-heading";
import { LAYERS } from "@/lib/shared/browser/layers";

/** The last focused element of a layer (the page, a dialog or a popup), with its ancestors and its index in each. */
type Place = { element: HTMLElement; layer: Element; steps: { parent: Element; index: number }[] };

const FOCUSABLE =
  ":is(a[href], button, input, textarea, select, [tabindex='0']):not(:disabled, [tabindex='-1'], [aria-hidden=true], [type=hidden])";

/** Parts of a page whose neighbours are something else: what has their place is not what was meant. */
const PARTS = ":is([role=dialog], [role=region], [role=alert], [role=status], section, aside, form)";

/**
 * When the focused element is removed, for example with a deleted row, moves focus to the same control of the row that took
 * its place, else to the nearest control; with a whole part of the page, such as the welcome cards, to the page's heading.
 * Otherwise Tab would start again at the top of the page.
 */
export function FocusRestorer() {
  useEffect(() => {
    // The focused element of each open layer, the last focused layer at the end.
    let places =
      document.activeElement instanceof HTMLElement && !isFocusLost()
        ? [placeOf(document.activeElement)]
        : [];
    let path = location.pathname;

    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const place = placeOf(target);
      places = [...places.filter(({ layer }) => layer !== place.layer && layer.isConnected), place];
      path = location.pathname;
    };
    const handleBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget) return;
      // A press outside of any control removes focus on purpose; a closing popup is inert, and a removed element is
      // disconnected when the microtask runs.
      queueMicrotask(() => {
        if (target instanceof Element && isUsable(target) && isFocusLost() && document.hasFocus())
          places = [];
      });
    };
    const handleChange = () => {
      const last = places.at(-1);
      if (!last || last.element.isConnected || !isFocusLost()) return;
      // Other code that restores focus goes first, such as a closing dialog.
      requestAnimationFrame(() => {
        if (!isFocusLost() || path !== location.pathname) return;
        places = places.filter(({ layer }) => layer.isConnected);
        const place = places.at(-1);
        const next = place && (place.element.isConnected ? place.element : focusTargetFor(place));
        if (next) next.focus({ preventScroll: next === place.element || next.tagName === "H1" });
      });
    };

    const observer = new MutationObserver(handleChange);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", handleFocus);
    document.addEventListener("focusout", handleBlur);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", handleFocus);
      document.removeEventListener("focusout", handleBlur);
    };
  }, []);
  return null;
}

function isUsable(element: Element) {
  return element.isConnected && !element.closest("[inert]");
}

function isFocusLost() {
  return document.activeElement === document.body || document.activeElement === null;
}

function placeOf(element: HTMLElement): Place {
  const layer = element.closest(LAYERS) ?? document.body;
  const steps: Place["steps"] = [];
  for (let child: Element = element; child !== layer && child.parentElement; child = child.parentElement)
    steps.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return { element, layer, steps };
}

function focusTargetFor({ element, layer, steps }: Place): HTMLElement | undefined {
  const at = steps.findIndex(({ parent }) => parent.isConnected);
  const [nearest, ...outer] = steps.slice(at);
  if (at === -1 || !nearest) return undefined;
  const heading = layer === document.body && steps[at - 1]?.parent.matches(PARTS) && pageHeading();
  if (heading) return heading;
  // The removed branch still contains the element, so its index among the row's controls is known.
  const row = steps[at - 1]?.parent ?? element;
  const control = controlsOf(row).indexOf(element);
  const { children } = nearest.parent;
  for (const sibling of [children[nearest.index], children[nearest.index - 1]]) {
    const controls = sibling ? controlsOf(sibling) : [];
    const nextControl = controls[Math.min(Math.max(control, 0), controls.length - 1)];
    if (nextControl) return nextControl;
  }
  return [nearest, ...outer].flatMap(({ parent }) => controlsOf(parent).slice(0, 1))[0];
}

function controlsOf(branch: Element): HTMLElement[] {
  const controls = [...branch.querySelectorAll<HTMLElement>(FOCUSABLE)];
  if (branch.matches(FOCUSABLE)) controls.unshift(branch as HTMLElement);
  // The controls of a removed branch are not visible but must still be counted.
  return branch.isConnected ? controls.filter((control) => control.checkVisibility()) : controls;
}
