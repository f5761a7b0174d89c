"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

/** Loads more rows on press, and automatically as the end of the list comes near. Renders nothing when all rows are shown. */
export function LoadMore({
  shown,
  total,
  onMore,
  isLoading,
  isAutomatic = true,
}: {
  shown: number;
  total: number;
  /** "press" may scroll to the end; "reach" must not change the scroll position. */
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
