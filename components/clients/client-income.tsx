"use client";

import { Suspense } from "react";
import { AmountsFigure } from "@/components/ui/figures/amounts";
import { FigureStrip, StripFigure } from "@/components/ui/figures/figure-strip";
import { StripActions } from "@/components/ui/figures/strip-actions";
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

const UnbilledStrip = lazyComponent(() =>
  import("@/components/clients/unbilled-figure").then((module) => module.UnbilledStrip),
);

const UnbilledFoot = lazyComponent(() =>
  import("@/components/clients/unbilled-figure").then((module) => module.UnbilledFoot),
);

const unbilledPlaceholder = (
  <StripFigure label="Unbilled time">
    <Skeleton className="h-6 w-24" />
  </StripFigure>
);

/** The amounts that a client owes, was invoiced and has paid, and its average days to payment; nothing while there are none and no unbilled time. */
export function ClientIncome({ client }: { client: Client }) {
  const isIdle = useIsIdle();
  const { income, owed, paysInDays } = client;
  const invoiced = income.map((sums) => ({ currency: sums.currency, amount: sums.invoiced }));
  const paid = income.map((sums) => ({ currency: sums.currency, amount: sums.paid }));
  const documents = <LinkButton href={paths.documents({ clientId: client.id })}>Documents</LinkButton>;
  if (![...owed, ...invoiced, ...paid].some(({ amount }) => Number(amount) !== 0))
    return <Suspense>{isIdle && <UnbilledStrip clientId={client.id} action={documents} />}</Suspense>;
  return (
    <FigureStrip
      label="Income"
      action={
        <StripActions foot={<UnbilledFoot clientId={client.id}>{documents}</UnbilledFoot>}>
          {documents}
        </StripActions>
      }
    >
      <AmountsFigure label="Owed" amounts={owed} />
      <AmountsFigure label="Invoiced" amounts={invoiced} />
      <AmountsFigure label="Paid" amounts={paid} />
      {paysInDays !== null && <StripFigure label="Pays in">{countOf(paysInDays, "day")}</StripFigure>}
      {/* Last, because it is the widest. */}
      <Suspense fallback={unbilledPlaceholder}>
        {isIdle ? <UnbilledFigure clientId={client.id} /> : unbilledPlaceholder}
      </Suspense>
    </FigureStrip>
  );
}
