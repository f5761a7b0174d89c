import { EarlyRow, EarlyText } from "@/components/ui/early-row";
import { Skeleton } from "@/components/ui/skeleton";
import { DocumentsSkeleton } from "./documents-skeleton";
import { LedgerHead } from "./ledger/ledger-grid";

type Tab = "projects" | "documents";

/** The loading placeholders of the figures and of the tab, which have the shape of what replaces them. */
export function IncomePlaceholder({ tab }: { tab: Tab }) {
  return (
    <div className="flex flex-col gap-3">
      <FiguresSkeleton lines={2} />
      {tab === "projects" && (
        <>
          <Skeleton className="h-8 md:hidden pointer-coarse:h-11" />
          <Skeleton className="mx-4 h-9 md:-my-1.5 md:ml-auto md:h-4.5 md:w-112" />
        </>
      )}
      <TabSkeleton tab={tab} />
    </div>
  );
}

/** The loading placeholder of a tab whose code is loaded. */
export function TabSkeleton({ tab }: { tab: Tab }) {
  if (tab === "projects") return <LedgerSkeleton />;
  return (
    <>
      <Skeleton className="h-9 md:w-112 pointer-coarse:max-md:h-11" />
      <DocumentsSkeleton />
    </>
  );
}

/** The loading placeholder of the figures, as high as they are. */
export function FiguresSkeleton({ lines }: { lines: number }) {
  return (
    <div className="@container rounded-panel border border-line bg-panel">
      <div className="divide-y divide-line @2xl:pt-5.5">
        {Array.from({ length: lines }, (_, index) => (
          <Line key={index} />
        ))}
      </div>
    </div>
  );
}

/** The loading placeholder of the table of projects. */
export function LedgerSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="@container overflow-clip rounded-panel border border-line bg-panel"
    >
      <LedgerHead currency={undefined} />
      {Array.from({ length: 10 }, (_, index) => (
        <EarlyRow
          key={index}
          call="payment/search"
          className="flex h-22 animate-shimmer flex-col gap-x-2 border-b border-line px-5 py-2 last:border-b-0 @2xl:h-11 @2xl:flex-row @2xl:items-center @2xl:py-0 @2xl:pl-12 forced-colors:border-b"
        >
          <EarlyText
            field="name"
            className="max-w-full truncate font-medium empty:my-0.5 empty:h-4 empty:w-48 empty:rounded-chip empty:bg-hover"
          />
          <EarlyText field="client.name" className="max-w-full truncate text-meta text-ink-muted" />
        </EarlyRow>
      ))}
    </div>
  );
}

function Line() {
  return (
    <div className="flex h-11 items-center gap-6 px-4 @2xl:h-12">
      <Skeleton className="h-4 w-8" />
      <Skeleton className="h-6 w-36" />
      <Skeleton className="h-6 w-28 max-md:hidden" />
      <Skeleton className="ml-auto h-8 w-66 max-lg:hidden" />
    </div>
  );
}
