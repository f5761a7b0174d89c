"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { MonthBars } from "./month-bars";
import { Amount } from "@/components/ui/figures/amount";
import { AppLink } from "@/components/ui/app-link";
import { monthName } from "@/lib/income/month-name";
import type { IncomeSummary } from "@/lib/income/schema";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

type Sums = IncomeSummary["currencies"][number];

/**
 * The amounts that are overdue, due and received, and twelve months of them, one line per currency: amounts of different currencies are never
 * added together. `isBrief` leaves out all but what is owed on phones.
 */
export function IncomeFigures({ currencies, isBrief }: { currencies: readonly Sums[]; isBrief: boolean }) {
  const own = useQueryData(userQuery())?.currency;
  // The person's own currency first.
  const ordered = [...currencies].sort((a, b) => Number(b.currency === own) - Number(a.currency === own));
  return (
    <section
      aria-label="Due and received"
      className={clsx(
        // Positioned, so that visually hidden text scrolls with it and does not extend the page.
        "@container relative flex flex-col divide-y divide-line rounded-panel border border-line bg-panel",
        // One currency at a time on phones, which leaves space for the documents.
        !isBrief && "max-md:snap-x max-md:flex-row max-md:divide-x max-md:divide-y-0 max-md:overflow-x-auto",
      )}
    >
      {ordered.map((sums, at) => (
        <CurrencyFigures
          key={sums.currency}
          sums={sums}
          isBrief={isBrief}
          isFirst={at === 0}
          isLast={at === ordered.length - 1}
        />
      ))}
    </section>
  );
}

/** On phones, brief lines share their labels, as the rows of a table do. */
function CurrencyFigures({
  sums,
  isBrief,
  isFirst,
  isLast,
}: {
  sums: Sums;
  isBrief: boolean;
  isFirst: boolean;
  isLast: boolean;
}) {
  const { currency, overdue, due, receivedThisMonth, receivedThisYear, months } = sums;
  // Where nothing else was asked for, the last month is the current one.
  const thisMonth = months.at(-1)?.month ?? "";
  const isLate = Number(overdue) > 0;
  const onPhone = isBrief && "max-md:hidden";
  return (
    <div
      className={clsx(
        "grid gap-x-6 gap-y-3 px-4 py-3 @5xl:grid-cols-[minmax(0,1fr)_auto] @5xl:items-center",
        isBrief && "max-md:py-2",
        !isBrief && "max-md:w-full max-md:shrink-0 max-md:snap-start max-md:not-only:w-[calc(100%-2.5rem)]",
      )}
    >
      <dl
        className={clsx(
          "grid grid-cols-2 gap-x-4 gap-y-3 @2xl:grid-cols-4",
          !isFirst && isBrief && "max-md:[&_dt]:sr-only",
        )}
      >
        <Figure label="Overdue" className={clsx(isLate && "text-danger")}>
          {isLate ? (
            <FigureLink filter={{ state: "overdue", currency, sort: "due" }}>
              {formatMoney(overdue, currency)}
            </FigureLink>
          ) : (
            <Amount className="text-ink-muted">{formatMoney(overdue, currency)}</Amount>
          )}
        </Figure>
        <Figure label="Due">
          <Amount>{formatMoney(due, currency)}</Amount>
        </Figure>
        <Figure label={`Received in ${monthName(thisMonth).split(" ")[0]}`} isHidden={onPhone}>
          <Amount>{formatMoney(receivedThisMonth, currency)}</Amount>
        </Figure>
        <Figure label={`Received in ${thisMonth.slice(0, 4)}`} isHidden={onPhone}>
          <Amount>{formatMoney(receivedThisYear, currency)}</Amount>
        </Figure>
      </dl>
      <MonthBars
        months={months}
        currency={currency}
        className={clsx(onPhone, !isLast && "@5xl:[&>:last-child]:hidden")}
      />
    </div>
  );
}

function Figure({
  label,
  className,
  isHidden,
  children,
}: {
  label: string;
  className?: string;
  /** The class that hides the figure, if any. */
  isHidden?: string | false;
  children: ReactNode;
}) {
  return (
    <div className={clsx("min-w-0", isHidden)}>
      <dt className="truncate text-label font-medium text-ink-muted">{label}</dt>
      <dd className={clsx("text-lead font-medium", className)}>{children}</dd>
    </div>
  );
}

function FigureLink({ filter, children }: { filter: Record<string, string>; children: string }) {
  return (
    <AppLink
      href={paths.documents(filter)}
      className="block text-inherit no-underline hover:underline pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
    >
      <Amount>{children}</Amount>
    </AppLink>
  );
}
