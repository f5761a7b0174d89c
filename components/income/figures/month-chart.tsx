"use client";

import { clsx } from "clsx";
import { AppLink } from "@/components/ui/app-link";
import { monthName } from "@/lib/income/month-name";
import type { IncomeSummary } from "@/lib/income/schema";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";

type Month = IncomeSummary["currencies"][number]["months"][number];

/** The width of a bar and of its place, and the height of the chart, in pixels. */
const BAR = 14;
const PLACE = 22;
const HEIGHT = 40;

/**
 * The amounts of each month with one scale: what was received is drawn over what was issued. Each bar links to its documents,
 * the issued invoices or, without any, what was paid.
 */
export function MonthChart({
  months,
  currency,
  className,
}: {
  months: readonly Month[];
  currency: string;
  className?: string;
}) {
  const largest = Math.max(...months.flatMap(({ issued, received }) => [Number(issued), Number(received)]));
  const scaled = (amount: string) => {
    const share = largest > 0 ? Math.max(0, Number(amount)) / largest : 0;
    return share === 0 ? 0 : Math.max(2, share * HEIGHT);
  };
  return (
    <ul aria-label={`Months in ${currency}`} className={clsx("flex border-b border-line", className)}>
      {months.map((month) => (
        <li key={month.month}>
          <Bar
            month={month}
            currency={currency}
            issued={scaled(month.issued)}
            received={scaled(month.received)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The meanings of the colors, above the charts. */
export function MonthChartKey({ className }: { className?: string }) {
  return (
    <p className={clsx("flex gap-3", className)}>
      <Key label="Issued" className="bg-line-strong" />
      <Key label="Received" className="bg-status-completed" />
      <span className="ml-auto text-ink-faint">12 months</span>
    </p>
  );
}

function Key({ label, className }: { label: string; className: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span data-mark className={clsx("size-2 rounded-[2px]", className)} />
      {label}
    </span>
  );
}

function Bar({
  month: { month, issued, received },
  currency,
  ...heights
}: {
  month: Month;
  currency: string;
  issued: number;
  received: number;
}) {
  const name = `${monthName(month)}: ${formatMoney(issued, currency)} issued, ${formatMoney(received, currency)} received`;
  const hasIssued = Number(issued) !== 0;
  // A month without amounts has no documents to show.
  if (!hasIssued && Number(received) === 0)
    return (
      <span className="flex" style={{ width: PLACE }}>
        <span className="sr-only">{name}</span>
      </span>
    );
  const bar = (height: number, fill: string) => (
    <rect x={(PLACE - BAR) / 2} width={BAR} y={HEIGHT - height} height={height} rx="2" className={fill} />
  );
  return (
    <AppLink
      href={paths.documents({
        ...(hasIssued ? { month, category: "invoice" } : { receivedMonth: month }),
        currency,
      })}
      aria-label={name}
      data-tooltip={name}
      className="flex rounded-t-chip hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:-mt-1 pointer-coarse:pt-1"
    >
      <svg aria-hidden data-mark width={PLACE} height={HEIGHT}>
        {bar(heights.issued, "fill-line-strong")}
        {bar(heights.received, "fill-status-completed")}
      </svg>
    </AppLink>
  );
}
