"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSelection } from "@/components/list/use-selection";
import { useTake } from "@/components/list/use-take";
import { filesQuery } from "@/lib/files/queries";
import { type FileFilter } from "@/lib/files/schema";
import { FILES_STEP, FILES_TAKE } from "@/lib/files/values";

/** A list longer than this scrolls to its last row after "Load more". */
const SCROLL_BEYOND = 30;

/** The files that a filter finds, as many as were asked for, and which of them are selected. */
export function useFileSearch(filter: Omit<FileFilter, "take">) {
  const [shown, setShown] = useState(0);
  const { take, loadMore, lastItemRef } = useTake({
    initial: FILES_TAKE,
    step: FILES_STEP,
    scrollBeyond: SCROLL_BEYOND,
    shown,
    resetKey: JSON.stringify(filter),
  });
  const query = useQuery(filesQuery({ ...filter, take }));
  const { areaRef, ...selection } = useSelection<string>();
  const count = query.data?.items.length ?? 0;
  if (count !== shown) setShown(count);
  return { query, loadMore, lastItemRef, areaRef, selection };
}
