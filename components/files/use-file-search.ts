"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { useSelection } from "@/components/list/use-selection";
import { useTake } from "@/components/list/use-take";
import { errorMessages } from "@/lib/shared/errors";
import { fileIdsQuery, filesQuery } from "@/lib/files/queries";
import type { FileFilter } from "@/lib/files/schema";
import { FILES_STEP, FILES_TAKE } from "@/lib/shared/constants";

/** A list longer than this scrolls to its last row after "Load more". */
const SCROLL_BEYOND = 30;

/** Loads the files that match a filter, and holds the selection. */
export function useFileSearch(filter: Omit<FileFilter, "take">) {
  const resetKey = JSON.stringify(filter);
  const [shown, setShown] = useState(0);
  const { take, loadMore, lastItemRef } = useTake({
    initial: FILES_TAKE,
    step: FILES_STEP,
    scrollBeyond: SCROLL_BEYOND,
    shown,
    resetKey,
  });
  const query = useQuery(filesQuery({ ...filter, take }));
  const { areaRef, select, ...selection } = useSelection<string>(resetKey);
  const queryClient = useQueryClient();
  const count = query.data?.items.length ?? 0;
  if (count !== shown) setShown(count);

  const { items = [], total = 0 } = query.data ?? {};
  const [isSelectingAll, setIsSelectingAll] = useState(false);
  /** Selects all files that match the filter, loaded or not. */
  const selectAll = async () => {
    if (isSelectingAll) return;
    if (items.length === total) return select(items.map(({ id }) => id));
    setIsSelectingAll(true);
    try {
      select(await queryClient.fetchQuery(fileIdsQuery(filter)));
    } catch {
      toast.error(errorMessages.mutation);
    } finally {
      setIsSelectingAll(false);
    }
  };
  return {
    query,
    loadMore,
    lastItemRef,
    areaRef,
    selection: { ...selection, total, isSelectingAll, selectAll, selectNone: () => select([]) },
  };
}
