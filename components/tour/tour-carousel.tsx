"use client";

import { clsx } from "clsx";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { tourCards } from "./tour-cards";
import type { TourPage } from "./tour-page";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";

/** Explains a page in cards, moved by button, arrow key or swipe. The last card's button closes it. */
export function TourCarousel({
  page,
  isOpen,
  onClose,
}: {
  page: TourPage;
  isOpen: boolean;
  onClose: () => void;
}) {
  const cards = tourCards[page];
  const track = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  /** The target of the running scroll animation. */
  const wanted = useRef<number>(undefined);
  const [index, setIndex] = useState(0);
  const isLast = index === cards.length - 1;
  const current = cards[index];

  const show = (to: number) => {
    if (to < 0 || to >= cards.length) return;
    // The back button is removed on the first card.
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

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Welcome" width="sm" initialFocus={next}>
      <div className="flex min-h-0 flex-1 flex-col" onKeyDown={handleKey}>
        <div
          ref={track}
          onScroll={handleScroll}
          onPointerDown={takeOver}
          onWheel={takeOver}
          tabIndex={cards.length > 1 ? 0 : undefined}
          role="group"
          aria-label="Cards"
          className="relative flex min-h-0 flex-1 snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden overscroll-x-contain -outline-offset-2 motion-safe:scroll-smooth"
        >
          {cards.map((card, place) => (
            <section
              key={card.title}
              aria-hidden={place !== index}
              className="flex w-full shrink-0 snap-center snap-always flex-col overflow-y-auto"
            >
              <div
                aria-hidden
                className="flex min-h-52 flex-1 items-center justify-center border-b border-line bg-canvas p-6 select-none"
              >
                <card.Picture />
              </div>
              <div className="flex min-h-32 flex-col gap-2 px-5 py-4">
                <h3 className="text-title font-semibold text-balance">{card.title}</h3>
                <p className="text-pretty text-ink-muted">{card.text}</p>
              </div>
            </section>
          ))}
        </div>
        <p aria-live="polite" className="sr-only">
          {`${cards.length > 1 ? `${index + 1} of ${cards.length}: ` : ""}${current?.title}. ${current?.text}`}
        </p>
        <DialogFooter>
          {cards.length > 1 && (
            <span aria-hidden className="mr-auto flex items-center gap-1.5">
              {cards.map((card, place) => (
                <span
                  key={card.title}
                  className={clsx(
                    "size-1.5 rounded-full transition-colors",
                    place === index ? "bg-ink" : "bg-line-mark",
                  )}
                />
              ))}
            </span>
          )}
          {index > 0 && (
            <Button variant="ghost" onClick={() => show(index - 1)}>
              <ArrowLeft aria-hidden />
              Back
            </Button>
          )}
          <Button ref={next} variant="primary" onClick={() => (isLast ? onClose() : show(index + 1))}>
            {isLast ? "Got It" : "Next"}
            {!isLast && <ArrowRight aria-hidden />}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
