"use client";

import { clsx } from "clsx";
import { useWatch } from "react-hook-form";
import type { BuilderControl, SalesDocumentFormInput } from "@/lib/sales-documents/form";
import { Amount } from "@/components/ui/amount";
import { printTotals } from "@/lib/sales-documents/print-model";
import {
  computeTotals,
  DISCOUNT_TOO_LARGE,
  isDiscountTooLarge,
  isTotalTooLarge,
  TOTAL_TOO_LARGE,
} from "@/lib/sales-documents/totals";

/** Subtotal to total of the current values, labeled as on the printed page. */
export function TotalsSummary({ control }: { control: BuilderControl }) {
  const { lines, total, error } = useWatch({ control, compute: summarise });
  return (
    <div>
      <dl className="flex flex-col gap-1.5 rounded-control bg-sunken px-3.5 py-3">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="min-w-2/5 flex-1 text-right">
              <Amount>{value}</Amount>
            </dd>
          </div>
        ))}
        <div className="mt-1 flex items-center justify-between gap-4 border-t border-line-strong pt-2 font-semibold">
          <dt>{total.label}</dt>
          <dd className={clsx("min-w-2/5 flex-1 text-right text-lead", error && "text-danger")}>
            <Amount>{total.value}</Amount>
          </dd>
        </div>
      </dl>
      {error && (
        <p
          role="alert"
          data-error
          tabIndex={-1}
          className="mt-1 text-label font-medium text-danger outline-none"
        >
          {error}
        </p>
      )}
    </div>
  );
}

function summarise(form: SalesDocumentFormInput) {
  const totals = computeTotals(form);
  const { totals: lines, total } = printTotals(form, totals);
  return { lines, total, error: totalsErrorOf(totals) };
}

function totalsErrorOf(totals: ReturnType<typeof computeTotals>) {
  if (isDiscountTooLarge(totals)) return DISCOUNT_TOO_LARGE;
  return isTotalTooLarge(totals) ? TOTAL_TOO_LARGE : undefined;
}
