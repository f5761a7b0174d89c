"use client";

import { useContext } from "react";
import { IsFiltered } from "@/components/list/list-state";

/** Fills what is left of a panel's or page's height with complete outlined rows, which never make it scroll. None behind a filter. */
export function PlaceholderFill({
  filled,
  upTo,
  rowClassName = "min-h-11",
}: {
  /** Places already taken, the add tile included. */
  filled: number;
  upTo: number;
  /** The height of a row. */
  rowClassName?: string;
}) {
  if (useContext(IsFiltered) || filled >= upTo) return null;
  return (
    <div aria-hidden className="relative mt-1.5 min-h-0 flex-1 basis-0 overflow-hidden">
      {/* A row that does not fit begins another column, which is clipped. */}
      <div className="absolute inset-0 flex flex-col flex-wrap content-start gap-1.5">
        {Array.from({ length: upTo - filled }, (_, index) => (
          <div key={index} data-chrome className={`placeholder w-full rounded-control ${rowClassName}`} />
        ))}
      </div>
    </div>
  );
}
