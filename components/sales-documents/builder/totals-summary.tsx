"use client";

import { clsx } from "clsx";
import { useFormValues } from "@/components/sales-documents/builder/use-form-values";
import type { BuilderControl } from "@/lib/sales-documents/form";
import type { PrintedBesides } from "@/components/sales-documents/paper/live-preview";
import { Amount } from "@/components/ui/figures/amount";
import { printDeductions } from "@/lib/sales-documents/print/deductions";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import { printTotals } from "@/lib/sales-documents/print/totals";
import { englishPrint, type PrintWords } from "@/lib/sales-documents/paper-labels/words";
import type { PrintLine } from "@/lib/sales-documents/print/texts";
import {
  computeTotals,
  DISCOUNT_TOO_LARGE,
  isDiscountTooLarge,
  isTotalTooLarge,
  TOTAL_TOO_LARGE,
} from "@/lib/sales-documents/totals/totals";

/** Subtotal to total of the current values, labeled as on the printed page. */
export function TotalsSummary({
  control,
  printed,
  words = englishPrint,
  isPaper = false,
}: {
  control: BuilderControl;
  printed?: PrintedBesides;
  /** Of the paper, in the language of the document. */
  words?: PrintWords;
  isPaper?: boolean;
}) {
  const form = useFormValues(control);
  const { lines, total, included, deductions, due, error } = summarise({ ...form, ...printed }, words);
  return (
    <div>
      <dl className={clsx("flex flex-col gap-1.5", !isPaper && "rounded-control bg-sunken px-3.5 py-3")}>
        {lines.map((line) => (
          <SummaryLine key={line.label} {...line} />
        ))}
        <Total {...total} isInvalid={Boolean(error)} />
        {included.map((line) => (
          <SummaryLine key={line.label} {...line} />
        ))}
        {deductions.map((line) => (
          <SummaryLine key={line.label} {...line} />
        ))}
        {due && <Total {...due} />}
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

function SummaryLine({ label, value }: PrintLine) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere text-ink-muted">{label}</dt>
      <dd className="min-w-2/5 flex-1 text-right">
        <Amount>{value}</Amount>
      </dd>
    </div>
  );
}

function Total({ label, value, isInvalid = false }: PrintLine & { isInvalid?: boolean }) {
  return (
    <div className="mt-1 flex items-center justify-between gap-4 border-t border-line-strong pt-2 font-semibold">
      <dt>{label}</dt>
      <dd className={clsx("min-w-2/5 flex-1 text-right text-lead", isInvalid && "text-danger")}>
        <Amount>{value}</Amount>
      </dd>
    </div>
  );
}

function summarise(document: PrintInput, words: PrintWords) {
  const totals = computeTotals(document);
  const { totals: lines, total, included } = printTotals(document, totals, words);
  return {
    lines,
    total,
    included,
    ...printDeductions(document, totals, words),
    error: totalsErrorOf(totals),
  };
}

function totalsErrorOf(totals: ReturnType<typeof computeTotals>) {
  if (isDiscountTooLarge(totals)) return DISCOUNT_TOO_LARGE;
  return isTotalTooLarge(totals) ? TOTAL_TOO_LARGE : undefined;
}
