"use client";

import { clsx } from "clsx";
import { MonthChart } from "./month-chart";
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
 * The amounts that are owed, late and received, and a chart of twelve months, one line per currency: amounts of different
 * currencies are never added together. Phones have what is owed.
 */
export function IncomeFigures({ currencies }: { currencies: readonly Sums[] }) {
  const own = useQueryData(userQuery())?.currency;
  // The person's own currency first.
  const ordered = [...currencies].sort((a, b) => Number(b.currency === own) - Number(a.currency === own));
  return (
    <section
      aria-label="Owed and received"
      // Positioned, so that visually hidden text scrolls with it and does not extend the page.
      className="@container relative rounded-panel border border-line bg-panel"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] divide-y divide-line @2xl:grid-cols-[auto_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        {ordered.map((sums, at) => (
          <CurrencyFigures key={sums.currency} sums={sums} isFirst={at === 0} />
        ))}
      </div>
    </section>
  );
}

/** The lines share the labels of the first one, as the rows of a table do. */
function CurrencyFigures({ sums, isFirst }: { sums: Sums; isFirst: boolean }) {
  const { currency, overdue, due, receivedThisMonth, receivedThisYear, months } = sums;
  // Where nothing else was asked for, the last month is the current one.
  const thisMonth = months.at(-1)?.month ?? "";
  const label = clsx("truncate text-label text-ink-muted", !isFirst && "@2xl:sr-only");
  return (
    <div
      className={clsx(
        "col-span-full grid min-h-11 grid-cols-subgrid items-center gap-x-3 px-4 @2xl:items-end @2xl:gap-x-6 @2xl:py-1.5",
        isFirst ? "@2xl:min-h-18" : "@2xl:min-h-13",
      )}
    >
      <h2 className="text-label font-medium text-ink-muted @2xl:pb-1">{currency}</h2>
      <dl className="col-span-2 grid grid-cols-subgrid @2xl:col-span-3">
        <div className="col-span-2 grid grid-cols-subgrid items-baseline @2xl:col-span-1 @2xl:block">
          <dt className={clsx(label, "@max-2xl:sr-only")}>Owed</dt>
          <dd className="contents @2xl:flex @2xl:min-w-0 @2xl:flex-wrap @2xl:items-baseline @2xl:gap-x-2">
            <span
              className={clsx(
                "text-lead whitespace-nowrap tabular",
                Number(due) > 0 ? "font-semibold" : "text-ink-muted",
              )}
            >
              {formatMoney(due, currency)}
              <span aria-hidden className="text-meta font-normal text-ink-muted @2xl:hidden">
                {" owed"}
              </span>
            </span>
            {Number(overdue) > 0 && (
              <AppLink
                href={paths.documents({ state: "overdue", currency, sort: "due" })}
                className="flex target items-center justify-end text-meta font-medium whitespace-nowrap text-danger tabular no-underline hover:underline @2xl:min-h-0 @2xl:text-base"
              >
                {`${formatMoney(overdue, currency)} late`}
              </AppLink>
            )}
          </dd>
        </div>
        <Received label={`Received in ${monthName(thisMonth).split(" ")[0]}`} className={label}>
          {formatMoney(receivedThisMonth, currency)}
        </Received>
        <Received label={`Received in ${thisMonth.slice(0, 4)}`} className={label}>
          {formatMoney(receivedThisYear, currency)}
        </Received>
      </dl>
      <MonthChart months={months} currency={currency} isLabelled={isFirst} className="@max-4xl:hidden" />
    </div>
  );
}

function Received({ label, className, children }: { label: string; className: string; children: string }) {
  return (
    <div className="min-w-0 @max-2xl:hidden">
      <dt className={className}>{label}</dt>
      <dd className="text-lead">
        <Amount>{children}</Amount>
      </dd>
    </div>
  );
}
