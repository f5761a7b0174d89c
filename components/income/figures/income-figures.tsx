"use client";

import { clsx } from "clsx";
import { MonthChart, MonthChartKey } from "./month-chart";
import { Amount } from "@/components/ui/figures/amount";
import { AppLink } from "@/components/ui/app-link";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";
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
  const isPhone = useMediaQuery(PHONE);
  // The person's own currency first.
  const ordered = [...currencies].sort((a, b) => Number(b.currency === own) - Number(a.currency === own));
  return (
    <section
      aria-label="Owed and received"
      // Positioned, so that visually hidden text scrolls with it and does not extend the page.
      className="@container relative rounded-panel border border-line bg-panel"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] @2xl:grid-cols-[auto_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        {!isPhone && <Labels months={ordered[0]?.months ?? []} />}
        {ordered.map((sums) => (
          <CurrencyFigures key={sums.currency} sums={sums} isPhone={isPhone} />
        ))}
      </div>
    </section>
  );
}

const rowClass = "col-span-full grid grid-cols-subgrid gap-x-3 px-4 @2xl:gap-x-6";

/** The labels of the figures of a month and of its year. */
function labelsOf(months: Sums["months"]) {
  // Where nothing else was asked for, the last month is the current one.
  const thisMonth = months.at(-1)?.month ?? "";
  return {
    month: `Received in ${monthName(thisMonth).split(" ")[0]}`,
    year: `Received in ${thisMonth.slice(0, 4)}`,
  };
}

/** The headers of wide lines. Hidden from screen readers, to which every figure says its label. */
function Labels({ months }: { months: Sums["months"] }) {
  const labels = labelsOf(months);
  return (
    <div aria-hidden className={clsx(rowClass, "h-5.5 items-end text-label text-ink-muted @max-2xl:hidden")}>
      <span className="col-start-2 truncate">Owed</span>
      <span className="truncate">{labels.month}</span>
      <span className="truncate">{labels.year}</span>
      <MonthChartKey className="@max-4xl:hidden" />
    </div>
  );
}

function CurrencyFigures({ sums, isPhone }: { sums: Sums; isPhone: boolean }) {
  const { currency, overdue, due, receivedThisMonth, receivedThisYear, months } = sums;
  const labels = labelsOf(months);
  return (
    <div className={clsx(rowClass, "min-h-11 items-center border-line not-last:border-b @2xl:min-h-12")}>
      <h2 className="text-label font-medium text-ink-muted">{currency}</h2>
      <dl className="col-span-2 grid grid-cols-subgrid @2xl:col-span-3">
        <div className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-3 @2xl:col-span-1 @2xl:block">
          <dt className="sr-only">Owed</dt>
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
                className="flex target items-center justify-end text-lead whitespace-nowrap text-danger tabular no-underline hover:underline @2xl:min-h-0"
              >
                {`${formatMoney(overdue, currency)} late`}
              </AppLink>
            )}
          </dd>
        </div>
        {!isPhone && (
          <>
            <Received label={labels.month}>{formatMoney(receivedThisMonth, currency)}</Received>
            <Received label={labels.year}>{formatMoney(receivedThisYear, currency)}</Received>
          </>
        )}
      </dl>
      {!isPhone && <MonthChart months={months} currency={currency} className="@max-4xl:hidden" />}
    </div>
  );
}

function Received({ label, children }: { label: string; children: string }) {
  return (
    <div className="min-w-0 @max-2xl:hidden">
      <dt className="sr-only">{label}</dt>
      <dd className="text-lead">
        <Amount>{children}</Amount>
      </dd>
    </div>
  );
}
