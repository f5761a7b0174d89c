"use client";

import { clsx } from "clsx";
import { useContext } from "react";
import { AddTile } from "@/components/list/add-tile";
import { IsFiltered } from "@/components/list/list-state";

/** Fewer free places stay empty. */
const LEAST = 3;

/**
 * The end of a list: a tile that adds a row, and faint outlines of further rows, which fill what is left of the panel's or page's
 * height and never make it scroll. Behind a filter there are no outlines.
 */
export function AddRows({
  label,
  onAdd,
  shown,
  upTo,
  rowClassName = "h-11",
  className,
}: {
  label: string;
  onAdd: () => void;
  /** The number of rows of the list. */
  shown: number;
  /** The number of places that rows, tile and outlines fill together. */
  upTo: number;
  /** The height of a row. */
  rowClassName?: string;
  className?: string;
}) {
  const free = useContext(IsFiltered) ? 0 : upTo - shown - 1;
  const outlines = Array.from({ length: free }, (_, index) => (
    <div key={index} data-chrome className={`placeholder placeholder-row ${rowClassName}`} />
  ));
  return (
    <>
      <AddTile label={label} onAdd={onAdd} shape="row" className={className} />
      {free >= LEAST && (
        <div aria-hidden className={clsx("relative flex-1 overflow-hidden", className)}>
          {/* The first element of a column is never wrapped, so it has no height. Rows that do not fit begin another column, which is clipped. */}
          <div className="absolute inset-0 flex flex-col flex-wrap content-start">
            <div className="h-0 w-full" />
            {/* Together, as fewer are not shown. */}
            <div className="w-full">{outlines.slice(0, LEAST)}</div>
            {outlines.slice(LEAST)}
          </div>
        </div>
      )}
    </>
  );
}
