import { clsx } from "clsx";

/** The line in the client's color at the beginning of a row, which has a relative position. */
export function ClientEdge({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      data-mark
      className={clsx("absolute inset-y-0 left-0 w-[3px] bg-client-edge", className)}
    />
  );
}
