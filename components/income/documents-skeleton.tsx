import { clsx } from "clsx";
import { documentColumns, documentGridClass } from "./document-columns";
import { Skeleton } from "@/components/ui/skeleton";

/** The loading placeholder of the documents: a table with its headers and lines, and a bar for each name. */
export function DocumentsSkeleton() {
  return (
    <div className="@container" role="status" aria-label="Loading">
      <div className="overflow-clip rounded-panel border border-line bg-panel">
        <div
          aria-hidden
          className={clsx(
            documentGridClass,
            "h-9 border-b border-line text-label font-medium text-ink-muted @max-4xl:hidden",
          )}
        >
          {documentColumns.map(({ column, label, isAmount }) => (
            <span
              key={column}
              className={clsx("truncate", isAmount && "text-right", column === "state" && "pl-3")}
            >
              {label}
            </span>
          ))}
        </div>
        {Array.from({ length: 12 }, (_, index) => (
          <div
            key={index}
            className={clsx(documentGridClass, "h-15 border-b border-line last:border-b-0 @4xl:h-11")}
          >
            <Skeleton className="h-4 w-24 max-w-full" />
            <Skeleton className="h-4 w-48 max-w-full @max-4xl:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
