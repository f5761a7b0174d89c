import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

/** A line of figures in a panel, with optional buttons at its end, on phones of one width in a row below the figures. */
export function FigureStrip({
  label,
  action,
  children,
}: {
  /** The accessible name. */
  label: string;
  action?: ReactNode;
  /** `StripFigure`s. */
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-line bg-panel px-4 py-2.5"
    >
      {/* On phones two figures share a line, unless an amount is wider than its half. */}
      <dl className="flex min-w-0 flex-auto flex-wrap gap-x-6 gap-y-2.5 max-sm:*:min-w-[calc(50%-0.75rem)] sm:flex-1 sm:gap-x-10">
        {children}
      </dl>
      {/* A basis above the padding of a button: from 0 it would be wider than the placeholder beside it, and shrink when that is replaced. */}
      <div className="empty:hidden max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:gap-2 max-sm:[&>*]:min-w-max max-sm:[&>*]:grow max-sm:[&>*]:basis-[30%]">
        {action}
      </div>
    </section>
  );
}

/** A figure with its label above. Several amounts of different currencies are below each other. */
export function StripFigure({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={clsx("min-w-0", className)}>
      <dt className="text-label font-medium text-ink-muted">{label}</dt>
      <dd className="text-lead font-medium tabular">{children}</dd>
    </div>
  );
}

/** The strip before its figures are known, as high as with one currency. */
export function FigureStripSkeleton() {
  return (
    <Skeleton className="h-39 shrink-0 rounded-panel! sm:h-15.5 pointer-coarse:h-42 pointer-coarse:sm:h-16.5" />
  );
}

/** The button of the strip before it is known. */
export function StripButtonSkeleton() {
  return <Skeleton className="h-8 w-32 pointer-coarse:h-11" />;
}
