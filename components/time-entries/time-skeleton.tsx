import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

/** The week and its entries before they are loaded. */
export function TimeSkeleton() {
  return (
    <>
      <Skeleton className="h-21 shrink-0 rounded-panel! md:h-72" />
      <SkeletonRows count={8} className="h-11" />
    </>
  );
}
