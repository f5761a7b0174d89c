"use client";

import { useEffect } from "react";

/** The element that had focus last in the page, a dialog or a popup, with its ancestors and its place in each. */
type Place = { element: HTMLElement; layer: Element; steps: { parent: Element; index: number }[] };

const LAYERS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const FOCUSABLE =
  ":is(a[href], button, input, textarea, select, [tabindex='0']):not(:disabled, [tabindex='-1'], [aria-hidden=true], [type=hidden])";

/**
 * When what has focus is removed, such as the row that was just deleted, focus goes to the same control of what took its
 * place, else to what stands nearest. Without this the keyboard begins again at the top of the page.
 */
export function FocusKeeper() {
  useEffect(() => {
    // The places of the layers that are open, the last focused one at the end.
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
      // A press beside everything takes focus away on purpose; a removed element is gone when the microtask runs.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && isFocusLost() && document.hasFocus())
          places = [];
      });
    };
    const handleChange = () => {
      const last = places.at(-1);
      if (!last || last.element.isConnected || !isFocusLost()) return;
      // Whoever else gives focus back comes first, such as a dialog that closes.
      requestAnimationFrame(() => {
        if (!isFocusLost() || path !== location.pathname) return;
        places = places.filter(({ layer }) => layer.isConnected);
        const place = places.at(-1);
        const next = place && (place.element.isConnected ? place.element : focusTargetFor(place));
        next?.focus({ preventScroll: next === place?.element });
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

function focusTargetFor({ element, steps }: Place): HTMLElement | undefined {
  const at = steps.findIndex(({ parent }) => parent.isConnected);
  const [nearest, ...outer] = steps.slice(at);
  if (at === -1 || !nearest) return undefined;
  // The removed branch still holds the element, so its place among the row's controls is known.
  const row = steps[at - 1]?.parent ?? element;
  const control = controlsOf(row).indexOf(element);
  const { children } = nearest.parent;
  for (const sibling of [children[nearest.index], children[nearest.index - 1]]) {
    const controls = sibling ? controlsOf(sibling) : [];
    const heir = controls[Math.min(Math.max(control, 0), controls.length - 1)];
    if (heir) return heir;
  }
  return [nearest, ...outer].flatMap(({ parent }) => controlsOf(parent).slice(0, 1))[0];
}

function controlsOf(branch: Element): HTMLElement[] {
  const controls = [...branch.querySelectorAll<HTMLElement>(FOCUSABLE)];
  if (branch.matches(FOCUSABLE)) controls.unshift(branch as HTMLElement);
  // A removed branch is not on the screen, and its controls are counted all the same.
  return branch.isConnected ? controls.filter((control) => control.checkVisibility()) : controls;
}
