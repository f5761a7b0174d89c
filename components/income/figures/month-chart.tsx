"use client";

import { clsx } from "clsx";
import { AppLink } from "@/components/ui/app-link";
import { monthInitial, monthName } from "@/lib/income/month-name";
import type { IncomeSummary } from "@/lib/income/schema";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";

type Month = IncomeSummary["currencies"][number]["months"][number];

const rows = [
  {
    sum: "issued",
    label: "Issued",
    filter: (month: string) => ({ month, category: "invoice" }),
    fill: "fill-line-mark",
  },
  {
    sum: "received",
    label: "Received",
    filter: (month: string) => ({ receivedMonth: month }),
    fill: "fill-status-completed",
  },
] as const;

/** The amounts issued and received in each month, as two rows of bars with one scale. Each bar links to its documents. */
export function MonthBars({
  months,
  currency,
  className,
}: {
  months: readonly Month[];
  currency: string;
  className?: string;
}) {
  const largest = Math.max(...months.flatMap(({ issued, received }) => [Number(issued), Number(received)]));
  return (
    <div className={clsx("grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3 @5xl:w-104", className)}>
      {rows.map(({ sum, label, filter, fill }) => (
        <div key={sum} className="col-span-2 grid grid-cols-subgrid items-end">
          <span aria-hidden className="pb-px text-label text-ink-muted">
            {label}
          </span>
          <ul
            aria-label={`${label} in ${currency}`}
            className="flex h-11.25 items-stretch border-b border-line md:h-7"
          >
            {months.map((month) => (
              <li key={month.month} className="flex min-w-0 flex-1">
                <Bar
                  name={`${label} in ${monthName(month.month)}: ${formatMoney(month[sum], currency)}`}
                  href={paths.documents({ ...filter(month.month), currency })}
                  share={largest > 0 ? Math.max(0, Number(month[sum])) / largest : 0}
                  isLink={Number(month[sum]) !== 0}
                  fill={fill}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div aria-hidden className="col-start-2 flex pt-1 text-label text-ink-faint">
        {months.map(({ month }) => (
          <span key={month} className="min-w-0 flex-1 text-center">
            {monthInitial(month)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Bar({
  name,
  href,
  share,
  isLink,
  fill,
}: {
  name: string;
  href: ReturnType<typeof paths.documents>;
  /** From 0 to 1. */
  share: number;
  /** A month without an amount has no documents to show. */
  isLink: boolean;
  fill: string;
}) {
  if (!isLink) return <span className="sr-only">{name}</span>;
  // At least 2 px of the smaller height.
  const height = Math.max(7, share * 100);
  return (
    <AppLink
      href={href}
      aria-label={name}
      data-tooltip={name}
      className="flex min-w-0 flex-1 rounded-t-chip pt-1 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <svg aria-hidden data-mark className="size-full" preserveAspectRatio="none">
        <rect x="28%" width="44%" y={`${100 - height}%`} height={`${height}%`} rx="1.5" className={fill} />
      </svg>
    </AppLink>
  );
}
