"use client";

import { useQuery } from "@tanstack/react-query";
import { BillTimeButton } from "@/components/ui/figures/bill-time-button";
import { StripFigure } from "@/components/ui/figures/figure-strip";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoney } from "@/lib/shared/money/money";
import { decimalHours } from "@/lib/time-entries/duration-text";
import { timeEntriesQuery } from "@/lib/time-entries/queries";

/** The hours of a client that are not billed yet and what they are worth, with a button that bills them. */
export function UnbilledFigure({ clientId }: { clientId: string }) {
  const { data, isError } = useQuery(
    timeEntriesQuery({ clientId, isBillable: true, isBilled: false, take: 1 }),
  );
  const amounts = (data?.totals ?? []).map(({ currency, amount }) => formatMoney(amount, currency));
  return (
    <StripFigure label="Unbilled time">
      <span className="flex flex-wrap items-center gap-x-2.5">
        {data && <span>{[`${decimalHours(data.totalMinutes)} h`, ...amounts].join(" · ")}</span>}
        {!data && (isError ? "Not loaded" : <Skeleton className="h-6 w-24" />)}
        {data && data.totalMinutes > 0 && <BillTimeButton subject={{ clientId }} />}
      </span>
    </StripFigure>
  );
}
