"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

/** Grows the list by button, and by itself as the end comes near. Renders nothing when all is shown. */
export function LoadMore({
  shown,
  total,
  onMore,
  isLoading,
  isAutomatic = true,
}: {
  shown: number;
  total: number;
  /** "press" may scroll to the end; "reach" must leave the reader where they are. */
  onMore: (cause: "press" | "reach") => void;
  isLoading: boolean;
  isAutomatic?: boolean;
}) {
  const sentinel = useRef<HTMLDivElement>(null);
  const hasMore = shown < total;

  useEffect(() => {
    const element = sentinel.current;
    if (!element || !isAutomatic || !hasMore || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore("reach"), {
      rootMargin: "160px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAutomatic, hasMore, isLoading, onMore, shown]);

  if (!hasMore) return null;
  return (
    <div ref={sentinel} className="flex justify-center pt-3">
      <Button variant="ghost" size="sm" isLoading={isLoading} onClick={() => onMore("press")}>
        Load more
        <span className="font-normal text-ink-muted tabular">
          {shown} of {total}
        </span>
      </Button>
    </div>
  );
}
