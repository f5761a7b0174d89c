import { clsx } from "clsx";
import { Amount } from "@/components/ui/figures/amount";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoney } from "@/lib/shared/money/money";
import type { PaymentStats } from "@/lib/payments/schema";

/** The three totals over all projects, independent of the filter: a panel for each currency. */
export function PaymentStatsPanel({
  stats,
  isMissing,
  currency,
}: {
  stats: PaymentStats | undefined;
  isMissing: boolean;
  currency: string | undefined;
}) {
  return (
    <>
      <StatsOfCurrency sums={stats} isMissing={isMissing} currency={currency} />
      {stats?.others?.map((sums) => (
        <StatsOfCurrency key={sums.currency} sums={sums} isMissing={false} currency={sums.currency} />
      ))}
    </>
  );
}

function StatsOfCurrency({
  sums,
  isMissing,
  currency,
}: {
  sums: Pick<PaymentStats, "unprocessed" | "processing" | "allAmountDue"> | undefined;
  isMissing: boolean;
  currency: string | undefined;
}) {
  const figures = [
    { label: "Unprocessed", amount: sums?.unprocessed },
    { label: "Processing", amount: sums?.processing },
    { label: "All Due", amount: sums?.allAmountDue, isWhole: true },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-panel border border-line bg-panel">
      {figures.map(({ label, amount, isWhole }) => (
        <div key={label} className="flex min-w-0 flex-col gap-0.5 px-4 py-3.5 max-md:px-3 max-md:py-2">
          <dt className="truncate text-label font-medium text-ink-muted">{label}</dt>
          <dd
            className={clsx(
              "w-full min-w-0 md:min-h-6.5 md:text-title",
              isWhole ? "font-semibold" : "font-medium",
            )}
          >
            {amount !== undefined && currency !== undefined ? (
              <Amount>{formatMoney(amount, currency)}</Amount>
            ) : isMissing ? (
              <span className="text-ink-muted">–</span>
            ) : (
              <Skeleton className="h-5 w-16 md:h-6 md:w-28" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
