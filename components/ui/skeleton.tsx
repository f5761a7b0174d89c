import { clsx } from "clsx";

/** A gray loading placeholder; its size comes from `className`. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx("block animate-shimmer rounded-chip bg-hover forced-colors:border", className)}
    />
  );
}

/** `count` skeleton rows of one height, announced once as loading. */
export function SkeletonRows({ count, className = "h-11" }: { count: number; className?: string }) {
  return (
    <div className="flex flex-col gap-1.5" role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={clsx("rounded-control", className)} />
      ))}
    </div>
  );
}
