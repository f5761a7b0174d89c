"use client";

import { LoadFailure } from "@/components/list/list-state";
import { SkeletonRows } from "@/components/ui/skeleton";

/** In place of rows that have not arrived: their shape, or why they did not come, with a button to try again. */
export function LoadingRows({
  query,
  count,
  className,
}: {
  query: Parameters<typeof LoadFailure>[0]["query"] & { isError: boolean };
  count: number;
  className?: string;
}) {
  return query.isError ? <LoadFailure query={query} /> : <SkeletonRows count={count} className={className} />;
}
