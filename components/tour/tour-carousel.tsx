"use client";

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { ArrowLeft, ArrowRight, X } from "lucide";
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { tourCards } from "./tour-cards";
import type { TourPage } from "./tour-page";
import { pagesIn, STORAGE_KEY } from "./use-tour-seen";
import { focusPageHeading } from "@/components/ui/page-heading";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { readStored, writeStored } from "@/lib/shared/browser/browser-storage";
import { userQuery } from "@/lib/users/queries";

/**
 * Explains a page in cards, moved by button, arrow key or swipe. The last card's button closes it. It is below the page and not over
 * it, and takes the focus only if the person asked for it.
 */
export function TourCarousel({
  page,
  takesFocus,
  onClose,
}: {
  page: TourPage;
  takesFocus: boolean;
  onClose: () => void;
}) {
  const isSignedIn = useQuery(userQuery()).isSuccess;
  const cards = tourCards[page];
  const region = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  /** The target of the running scroll animation. */
  const wanted = useRef<number>(undefined);
  const [index, setIndex] = useState(0);
  const isLast = index === cards.length - 1;
  const current = cards[index];

  useEffect(() => {
    if (takesFocus && isSignedIn) next.current?.focus();
  }, [takesFocus, isSignedIn]);

  const close = () => {
    // Here and not by the FocusRestorer, which a first press on a page begins to load.
    if (region.current?.contains(document.activeElement)) focusPageHeading();
    rememberTourSeen(page);
    onClose();
  };

  // Escape elsewhere belongs to what has the focus there.
  const handleEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || region.current?.contains(activeElement);
    if (event.key === "Escape" && !event.defaultPrevented && isHere) close();
  });
  // Before the cards are painted, so that the first Escape is answered.
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => handleEscape(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  // The strip shows a whole card at every width.
  const align = useEffectEvent(() => {
    const strip = track.current;
    strip?.scrollTo({ left: index * strip.clientWidth, behavior: "instant" });
  });
  useEffect(() => {
    const strip = track.current;
    if (!strip) return;
    let width = strip.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (strip.clientWidth === width) return;
      width = strip.clientWidth;
      align();
    });
    sizes.observe(strip);
    return () => sizes.disconnect();
  }, [isSignedIn]);

  const show = (to: number) => {
    if (to < 0 || to >= cards.length) return;
    // The back button cannot have the focus on the first card.
    if (to === 0) next.current?.focus();
    wanted.current = to;
    setIndex(to);
    track.current?.scrollTo({ left: to * track.current.clientWidth });
  };

  const handleScroll = () => {
    if (!track.current) return;
    const nearest = Math.round(track.current.scrollLeft / track.current.clientWidth);
    if (wanted.current === undefined) return setIndex(nearest);
    if (wanted.current === nearest) wanted.current = undefined;
  };

  const takeOver = () => {
    wanted.current = undefined;
  };

  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(index + step);
  };

  if (!isSignedIn) return null;
  return (
    <div
      ref={region}
      role="dialog"
      aria-label="Welcome"
      data-chrome
      data-inline
      onKeyDown={handleKey}
      className="relative flex shrink-0 flex-col border-t border-line bg-raised lg:h-24 lg:flex-row dark:bg-panel"
    >
      <div
        ref={track}
        onScroll={handleScroll}
        onPointerDown={takeOver}
        onWheel={takeOver}
        tabIndex={cards.length > 1 ? 0 : undefined}
        role="group"
        aria-label="Cards"
        className="relative flex min-w-0 flex-1 snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden overscroll-x-contain -outline-offset-2 motion-safe:scroll-smooth"
      >
        {cards.map((card, place) => (
          <section
            key={card.title}
            aria-hidden={place !== index}
            className="flex w-full shrink-0 snap-center snap-always"
          >
            <div
              aria-hidden
              className="hidden h-24 w-64 shrink-0 overflow-hidden border-r border-line bg-canvas select-none lg:block xl:w-80"
            >
              <card.Picture />
            </div>
            <div className="flex min-w-0 flex-col gap-1 pt-3 pr-14 pl-4 lg:justify-center lg:px-5 lg:pt-0">
              <h2 className="text-lead font-semibold">{card.title}</h2>
              <p className="max-w-[44rem] text-pretty text-ink-muted">{card.text}</p>
            </div>
          </section>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {`${cards.length > 1 ? `${index + 1} of ${cards.length}: ` : ""}${current?.title}. ${current?.text}`}
      </p>
      <div data-footer className="flex items-center gap-1 px-4 pt-1 pb-3 lg:gap-2 lg:py-0 lg:pr-14">
        {cards.length > 1 && (
          <span aria-hidden className="mr-auto flex items-center gap-1.5 lg:mr-2">
            {cards.map((card, place) => (
              <span
                key={card.title}
                data-mark
                className={clsx(
                  "size-1.5 rounded-full transition-colors",
                  place === index ? "bg-ink" : "bg-line-mark",
                )}
              />
            ))}
          </span>
        )}
        {cards.length > 1 && (
          // It keeps its place, so that the cards do not change their width.
          <Button
            variant="ghost"
            className={clsx(index === 0 && "invisible")}
            onClick={() => show(index - 1)}
          >
            <Icon of={ArrowLeft} />
            Back
          </Button>
        )}
        <Button
          ref={next}
          variant="primary"
          className="min-w-22 max-lg:first:ml-auto"
          onClick={() => (isLast ? close() : show(index + 1))}
        >
          {isLast ? "Got It" : "Next"}
          {!isLast && <Icon of={ArrowRight} />}
        </Button>
      </div>
      <IconButton name="Close" className="absolute! top-2 right-2" onClick={close}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}

function rememberTourSeen(page: TourPage) {
  const seen = pagesIn(readStored(STORAGE_KEY));
  if (!seen.includes(page)) writeStored(STORAGE_KEY, [...seen, page].join(" "));
}
