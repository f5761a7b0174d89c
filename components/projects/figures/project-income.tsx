"use client";

import { Suspense } from "react";
import { Amounts } from "@/components/ui/figures/amounts";
import { FigureStrip, StripButtonSkeleton, StripFigure } from "@/components/ui/figures/figure-strip";
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

type Sum = "quoted" | "invoiced" | "paid";

/** A project's budget and the amounts quoted, invoiced and paid, with the next document to make. */
export function ProjectIncome({ project }: { project: Project }) {
  const own = useQueryData(userQuery())?.currency;
  const isIdle = useIsIdle();
  const { income, budget } = project;
  const currency = project.currency ?? own;
  const amountsOf = (sum: Sum) =>
    income
      .filter((sums) => Number(sums[sum]) !== 0)
      .map((sums) => ({ currency: sums.currency, amount: sums[sum] }));
  return (
    <FigureStrip
      label="Income"
      action={
        <Suspense fallback={<StripButtonSkeleton />}>
          <NextDocumentButton projectId={project.id} />
        </Suspense>
      }
    >
      <StripFigure label="Budget">
        {currency ? (
          <Amounts amounts={budget > 0 ? [{ currency, amount: String(budget) }] : []} />
        ) : (
          <Skeleton className="h-6 w-24" />
        )}
      </StripFigure>
      <StripFigure label="Quoted">
        <Amounts amounts={amountsOf("quoted")} />
      </StripFigure>
      <StripFigure label="Invoiced">
        <Amounts amounts={amountsOf("invoiced")} />
      </StripFigure>
      <StripFigure label="Paid">
        <Amounts amounts={amountsOf("paid")} />
      </StripFigure>
      <Suspense fallback={trackedPlaceholder}>
        {isIdle ? <TrackedFigure project={project} /> : trackedPlaceholder}
      </Suspense>
    </FigureStrip>
  );
}
