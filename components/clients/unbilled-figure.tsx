"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BillTimeButton } from "@/components/ui/figures/bill-time-button";
import { BillTimeFoot } from "@/components/ui/figures/bill-time-foot";
import { FigureStrip, StripFigure } from "@/components/ui/figures/figure-strip";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoney } from "@/lib/shared/money/money";
import { durationWords } from "@/lib/time-entries/duration-text";
import { timeEntriesQuery } from "@/lib/time-entries/queries";

/** The strip of a client without an invoice: its unbilled time, or nothing. */
export function UnbilledStrip({ clientId, action }: { clientId: string; action: ReactNode }) {
  const { data, isError } = useQuery(unbilledQuery(clientId));
  if (data ? data.unbilledMinutes === 0 : !isError) return null;
  return (
    <FigureStrip label="Income" action={<UnbilledFoot clientId={clientId}>{action}</UnbilledFoot>}>
      <UnbilledFigure clientId={clientId} />
    </FigureStrip>
  );
}

/** The hours of a client that are not billed yet and what they are worth, with a button that bills them; nothing without any. */
export function UnbilledFigure({ clientId }: { clientId: string }) {
  const { data, isError } = useQuery(unbilledQuery(clientId));
  if (data?.unbilledMinutes === 0) return null;
  const amounts = (data?.totals ?? []).map(({ currency, amount }) => formatMoney(amount, currency));
  return (
    <StripFigure label="Unbilled time">
      <span className="flex flex-wrap items-center gap-x-2.5">
        {data && <span>{[durationWords(data.unbilledMinutes), ...amounts].join(" · ")}</span>}
        {!data && (isError ? "Not loaded" : <Skeleton className="h-6 w-24" />)}
        {data && <BillTimeButton subject={{ clientId }} className="max-sm:hidden" />}
      </span>
    </StripFigure>
  );
}

/** The foot of a client's strip on phones. */
export function UnbilledFoot({ clientId, children }: { clientId: string; children: ReactNode }) {
  const { data, isError } = useQuery(unbilledQuery(clientId));
  const isKnown = data !== undefined || isError;
  return (
    <BillTimeFoot subject={{ clientId }} isUnbilled={isKnown ? (data?.unbilledMinutes ?? 0) > 0 : undefined}>
      {children}
    </BillTimeFoot>
  );
}

function unbilledQuery(clientId: string) {
  return timeEntriesQuery({ clientId, isBillable: true, isBilled: false, take: 1 });
}
