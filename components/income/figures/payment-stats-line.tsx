"use client";

import { Amount } from "@/components/ui/figures/amount";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoney } from "@/lib/shared/money/money";
import type { PaymentStats } from "@/lib/payments/schema";

type Sums = Pick<PaymentStats, "unprocessed" | "processing" | "allAmountDue">;

/** The three sums of the budgets of all projects, independent of the filter, above their table: a line for each currency. */
export function PaymentStatsLine({
  stats,
  isMissing,
  currency,
}: {
  stats: PaymentStats | undefined;
  isMissing: boolean;
  currency: string | undefined;
}) {
  return (
    <div className="flex flex-col gap-1 px-4 md:-my-1.5">
      <SumsOfCurrency sums={stats} isMissing={isMissing} currency={currency} />
      {stats?.others?.map((sums) => (
        <SumsOfCurrency key={sums.currency} sums={sums} isMissing={false} currency={sums.currency} />
      ))}
    </div>
  );
}

function SumsOfCurrency({
  sums,
  isMissing,
  currency,
}: {
  sums: Sums | undefined;
  isMissing: boolean;
  currency: string | undefined;
}) {
  const figures = [
    { label: "Unprocessed", amount: sums?.unprocessed },
    { label: "Processing", amount: sums?.processing },
    { label: "All Due", amount: sums?.allAmountDue },
  ];
  return (
    <dl className="grid grid-cols-[minmax(max-content,1fr)_repeat(2,minmax(0,1fr))] gap-x-2 text-meta text-ink-muted max-[22rem]:text-label md:flex md:justify-end md:gap-x-4">
      {figures.map(({ label, amount }) => (
        <div key={label} className="min-w-0 md:flex md:gap-1.5">
          <dt className="truncate">{label}</dt>
          <dd className="min-w-0">
            {amount !== undefined && currency !== undefined ? (
              <Amount className="md:[container-type:normal] md:[contain:none]">
                {formatMoney(amount, currency)}
              </Amount>
            ) : isMissing ? (
              "–"
            ) : (
              <Skeleton className="h-4.5 w-20" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
