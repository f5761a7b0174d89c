"use client";

import { Suspense } from "react";
import { Amounts } from "@/components/ui/figures/amounts";
import { FigureStrip, StripFigure } from "@/components/ui/figures/figure-strip";
import { useIsIdle } from "@/components/ui/hooks/use-is-idle";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { LinkButton } from "@/components/ui/link-button";
import type { Client } from "@/lib/clients/schema";
import { countOf } from "@/lib/shared/text/format";
import { paths } from "@/lib/shared/paths";

const UnbilledFigure = lazyComponent(() =>
  import("@/components/clients/unbilled-figure").then((module) => module.UnbilledFigure),
);

const unbilledPlaceholder = (
  <StripFigure label="Unbilled time">
    <Skeleton className="h-6 w-24" />
  </StripFigure>
);

/** The amounts that a client owes, was invoiced and has paid, and its average days to payment. */
export function ClientIncome({ client }: { client: Client }) {
  const isIdle = useIsIdle();
  const { income, owed, paysInDays } = client;
  return (
    <FigureStrip
      label="Income"
      action={<LinkButton href={paths.documents({ clientId: client.id })}>Documents</LinkButton>}
    >
      <StripFigure label="Owed">
        <Amounts amounts={owed} />
      </StripFigure>
      <StripFigure label="Invoiced">
        <Amounts amounts={income.map(({ currency, invoiced }) => ({ currency, amount: invoiced }))} />
      </StripFigure>
      <StripFigure label="Paid">
        <Amounts amounts={income.map(({ currency, paid }) => ({ currency, amount: paid }))} />
      </StripFigure>
      <Suspense fallback={unbilledPlaceholder}>
        {isIdle ? <UnbilledFigure clientId={client.id} /> : unbilledPlaceholder}
      </Suspense>
      {paysInDays !== null && <StripFigure label="Pays in">{countOf(paysInDays, "day")}</StripFigure>}
    </FigureStrip>
  );
}
