import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

/** The week before it is loaded. */
export function WeekSkeleton() {
  return <Skeleton className="h-21 shrink-0 rounded-panel! md:h-72" />;
}

/** The entries before they are loaded. */
export function TimeSkeleton() {
  return <SkeletonRows count={8} className="h-11" />;
}
