import { EarlyRow, EarlyText } from "@/components/ui/early-row";
import { Skeleton } from "@/components/ui/skeleton";

/** The loading placeholders of figures, budgets and projects, which has the size of what replaces it. */
export function IncomePlaceholder() {
  return (
    <div className="flex flex-col gap-3 md:gap-4" role="status" aria-label="Loading">
      <Skeleton className="h-25 rounded-panel! md:h-46" />
      <Skeleton className="h-14 rounded-panel! md:h-18.5" />
      <div className="flex flex-col gap-1.5">
        {Array.from({ length: 10 }, (_, index) => (
          <EarlyRow
            key={index}
            call="payment/search"
            className="flex min-h-20 animate-shimmer flex-col justify-center gap-x-2 rounded-control bg-hover px-5 md:min-h-11 md:flex-row md:items-center md:justify-start forced-colors:border"
          >
            <EarlyText field="name" className="max-w-full truncate font-medium" />
            <EarlyText field="client.name" className="max-w-full truncate text-meta text-ink-muted" />
          </EarlyRow>
        ))}
      </div>
    </div>
  );
}
