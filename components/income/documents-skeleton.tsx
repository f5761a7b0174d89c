import { Skeleton } from "@/components/ui/skeleton";

/** The loading placeholder of the documents: the head of the table and lines as high as its rows, with a bar for each name. */
export function DocumentsSkeleton() {
  return (
    <div className="@container" role="status" aria-label="Loading">
      <div className="overflow-clip rounded-panel border border-line bg-panel">
        <div className="h-9 border-b border-line @max-4xl:hidden" />
        {Array.from({ length: 12 }, (_, index) => (
          <div
            key={index}
            className="flex h-15 items-center gap-12 border-b border-line px-4 last:border-b-0 @4xl:h-11"
          >
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-48 @max-4xl:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
