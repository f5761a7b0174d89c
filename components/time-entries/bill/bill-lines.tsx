"use client";

import Big from "big.js";
import type { BillableTime } from "./use-billable-time";
import { itemUnitLabels } from "@/lib/sales-documents/totals/units";
import { formatMoney } from "@/lib/shared/money/money";
import { durationWords } from "@/lib/time-entries/duration-text";

/** The lines that the invoice will have, as they will be printed. */
export function BillLines({
  time: { entries, lines, unrated, leftOut, isNoneChosen },
}: {
  time: BillableTime;
}) {
  const currency = entries[0]?.currency ?? "";
  const total = lines.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  if (lines.length === 0 && unrated.length === 0 && leftOut.length === 0)
    return (
      <p className="py-4 text-center text-ink-muted">
        {isNoneChosen ? "No entry is chosen." : "There is no unbilled time in this period."}
      </p>
    );
  return (
    <section aria-label="Lines of the invoice" className="flex flex-col gap-1.5">
      <ul className="flex flex-col rounded-panel border border-line empty:hidden">
        {lines.map((line) => (
          <li
            key={line.entryIds[0]}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line px-3 py-2 last:border-b-0"
          >
            <span className="flex min-w-0 flex-1 basis-48 flex-col">
              <span className="font-medium wrap-break-word">{line.title}</span>
              {line.description && (
                <span className="text-meta whitespace-pre-line text-ink-muted">{line.description}</span>
              )}
            </span>
            <span className="text-meta text-ink-muted tabular">
              {quantityWords(line)} × {formatMoney(line.rate, currency)}
            </span>
            <span className="ml-auto min-w-24 text-right font-medium tabular">
              {formatMoney(line.amount, currency)}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <p role="status" className="flex justify-between px-3.25 font-semibold tabular">
          <span>{durationWords(minutes)}</span>
          <span>{formatMoney(total.toFixed(), currency)}</span>
        </p>
      )}
      {leftOut.map((sentence) => (
        <p key={sentence} className="px-3 text-meta text-ink-muted">
          {sentence}
        </p>
      ))}
      {unrated.length > 0 && (
        <p role="alert" className="px-3 text-danger">
          {`${unrated.length} ${unrated.length === 1 ? "entry has" : "entries have"} no hourly rate. Set one in the settings of the project or the client, or in your own, under Documents.`}
        </p>
      )}
    </section>
  );
}

/** Returns "2.5 hours" or "1 hour". A quantity can have four decimals, which are all shown. */
function quantityWords({ quantity, unit }: BillableTime["lines"][number]): string {
  const label = itemUnitLabels[unit].toLowerCase();
  return `${quantity} ${label}${Number(quantity) === 1 ? "" : "s"}`;
}
