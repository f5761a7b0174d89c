import { Skeleton } from "@/components/ui/skeleton";

/** The loading placeholder of a form: names with fields below them. */
export function FieldSkeletons({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-4" role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-8 rounded-control pointer-coarse:h-11" />
        </div>
      ))}
    </div>
  );
}
