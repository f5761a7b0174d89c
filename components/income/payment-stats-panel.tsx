import { clsx } from "clsx";
import { Amount } from "@/components/ui/amount";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoney } from "@/lib/money";
import type { PaymentStats } from "@/lib/payments/schema";

/** The three totals over all projects, independent of the filter. */
export function PaymentStatsPanel({
  stats,
  isMissing,
  currency,
}: {
  stats: PaymentStats | undefined;
  isMissing: boolean;
  currency: string | undefined;
}) {
  const figures = [
    { label: "Unprocessed", amount: stats?.unprocessed },
    { label: "Processing", amount: stats?.processing },
    { label: "All Due", amount: stats?.allAmountDue, isWhole: true },
  ];
  return (
    <dl className="grid divide-line rounded-panel border border-line bg-panel max-md:divide-y md:grid-cols-3 md:divide-x">
      {figures.map(({ label, amount, isWhole }) => (
        <div
          key={label}
          className="flex min-w-0 items-center justify-between gap-3 px-4 py-2.5 md:flex-col md:items-start md:justify-start md:gap-0.5 md:py-3.5"
        >
          <dt className="text-label font-medium text-ink-muted">{label}</dt>
          <dd
            className={clsx(
              "min-h-6.5 min-w-0 flex-1 text-lead max-md:text-right md:w-full md:flex-none md:text-title",
              isWhole ? "font-semibold" : "font-medium",
            )}
          >
            {amount !== undefined && currency !== undefined ? (
              <Amount>{formatMoney(amount, currency)}</Amount>
            ) : isMissing ? (
              <span className="text-ink-muted">–</span>
            ) : (
              <Skeleton className="h-6 w-28 max-md:ml-auto" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
