import { clsx } from "clsx";
import { EarlyRow, EarlyText } from "@/components/ui/early-row";

/** `count` loading placeholders that show the names of the first rows of a call as soon as they have arrived (`EarlyRow`). */
export function EarlyRows({
  count,
  call,
  className,
  rowClassName = "flex min-h-11 items-center px-2",
  textClassName = "truncate font-medium",
}: {
  count: number;
  /** The path of the call, "files/search". */
  call: string;
  className?: string;
  rowClassName?: string;
  textClassName?: string;
}) {
  return (
    <div className={clsx("flex flex-col gap-1.5", className)} role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <EarlyRow
          key={index}
          call={call}
          className={clsx(
            "shrink-0 animate-shimmer rounded-control bg-hover forced-colors:border",
            rowClassName,
          )}
        >
          <EarlyText field="name" className={textClassName} />
        </EarlyRow>
      ))}
    </div>
  );
}
