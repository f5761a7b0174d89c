"use client";

import { Suspense } from "react";
import { AmountsFigure } from "@/components/ui/figures/amounts";
import { FigureStrip, StripFigure } from "@/components/ui/figures/figure-strip";
import { StripActions } from "@/components/ui/figures/strip-actions";
import { useIsIdle } from "@/components/ui/hooks/use-is-idle";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import type { Project } from "@/lib/projects/schema";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

const NextDocumentButton = lazyComponent(() =>
  import("@/components/projects/next-document-button").then((module) => module.NextDocumentButton),
);

const TrackedFigure = lazyComponent(() =>
  import("@/components/projects/figures/tracked-figure").then((module) => module.TrackedFigure),
);

const trackedPlaceholder = (
  <StripFigure label="Tracked">
    <Skeleton className="h-6 w-16" />
  </StripFigure>
);

const TrackedFoot = lazyComponent(() =>
  import("@/components/projects/figures/tracked-figure").then((module) => module.TrackedFoot),
);

type Sum = "quoted" | "invoiced" | "paid";

/** A project's budget and the amounts quoted, invoiced and paid, with the next document to make. Those that are zero are left out. */
export function ProjectIncome({ project }: { project: Project }) {
  const own = useQueryData(userQuery())?.currency;
  const isIdle = useIsIdle();
  const nextDocument = <NextDocumentButton projectId={project.id} />;
  const { income, budget } = project;
  const currency = project.currency ?? own;
  const amountsOf = (sum: Sum) => income.map((sums) => ({ currency: sums.currency, amount: sums[sum] }));
  return (
    <FigureStrip
      label="Income"
      action={
        <StripActions foot={<TrackedFoot projectId={project.id}>{nextDocument}</TrackedFoot>}>
          {nextDocument}
        </StripActions>
      }
    >
      {currency ? (
        <AmountsFigure label="Budget" amounts={[{ currency, amount: String(budget) }]} />
      ) : (
        <StripFigure label="Budget">
          <Skeleton className="h-6 w-24" />
        </StripFigure>
      )}
      <AmountsFigure label="Quoted" amounts={amountsOf("quoted")} />
      <AmountsFigure label="Invoiced" amounts={amountsOf("invoiced")} />
      <AmountsFigure label="Paid" amounts={amountsOf("paid")} />
      <Suspense fallback={trackedPlaceholder}>
        {isIdle ? <TrackedFigure project={project} /> : trackedPlaceholder}
      </Suspense>
    </FigureStrip>
  );
}
