"use client";

import { useEffect, useRef } from "react";

/**
 * The page's only tooltip; mount it once. It shows the attribute `data-tooltip` of the element under the pointer or with
 * focus, so that a list of a hundred rows stays fast. It repeats accessible names, so it is hidden from screen readers.
 */
export function TooltipLayer() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => (bubble.current ? followPointerAndFocus(bubble.current) : undefined), []);
  return (
    <div
      ref={bubble}
      aria-hidden
      // A popover is in the top layer: above dialogs, and never clipped.
      popover="manual"
      className="pointer-events-none fixed inset-auto m-0 max-w-72 rounded-chip border-0 bg-accent px-2 py-1 text-label font-medium text-balance wrap-break-word text-on-accent opacity-100 transition-opacity duration-120 starting:opacity-0 forced-colors:border"
    />
  );
}

function followPointerAndFocus(bubble: HTMLDivElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let owner: Element | null = null;
  let hiddenAt = 0;

  const show = (target: HTMLElement) => {
    const label = target.dataset.tooltip;
    if (!label || !target.isConnected) return;
    bubble.textContent = label;
    bubble.showPopover();
    place(bubble, target.getBoundingClientRect());
  };
  const hide = () => {
    clearTimeout(timer);
    if (bubble.matches(":popover-open")) {
      bubble.hidePopover();
      hiddenAt = Date.now();
    }
    owner = null;
  };
  const want = (target: EventTarget | null, delay: number) => {
    const next = target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
    if (next === owner) return;
    hide();
    owner = next;
    // When the pointer moves along a row of icons, the next tooltip is shown at once.
    if (next) timer = setTimeout(() => show(next), Date.now() - hiddenAt < 300 ? 0 : delay);
  };

  const events = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { signal: events.signal, capture: true, passive: true });
  on("pointerover", (event) => event.pointerType === "mouse" && want(event.target, POINT_DELAY));
  on("focusin", ({ target }) =>
    want(target instanceof Element && target.matches(":focus-visible") ? target : null, 0),
  );
  on("focusout", hide);
  on("pointerdown", hide);
  on("scroll", hide);
  on("keydown", hide);
  return () => {
    hide();
    events.abort();
  };
}

// Above the owner, or below it when there is no room, and within the viewport.
function place(bubble: HTMLElement, owner: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const above = owner.top - height - GAP;
  const left = owner.left + owner.width / 2 - width / 2;
  const most = document.documentElement.clientWidth - width - EDGE;
  bubble.style.top = `${above < EDGE ? owner.bottom + GAP : above}px`;
  bubble.style.left = `${Math.max(EDGE, Math.min(left, most))}px`;
}

const POINT_DELAY = 450;
const GAP = 6;
const EDGE = 6;
