"use client";

import { useQuery } from "@tanstack/react-query";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { DateText } from "@/components/ui/figures/date-text";
import { useClock } from "@/components/ui/hooks/use-clock";
import { dueOnDate, formatShortDay } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money/money";
import { methodLabels, receivedPaymentKindLabels } from "@/lib/received-payments/kinds";
import { paymentHistoryQuery } from "@/lib/received-payments/queries";
import type { ReceivedPaymentChange } from "@/lib/received-payments/schema";

type Clock = ReturnType<typeof useClock>;
type Values = ReceivedPaymentChange["before"];

/** The corrections and removals of an invoice's payments, the latest first; nothing if there are none. */
export function PaymentHistory({ document }: { document: { id: string; currency: string } }) {
  const clock = useClock();
  const query = useQuery(paymentHistoryQuery(document.id));
  const items = query.data?.items;
  if (!items && query.isError) return <LoadFailureLine what="The history" query={query} />;
  if (!items || items.length === 0) return null;
  return (
    <section aria-label="History">
      <h3 className="font-semibold">History</h3>
      <ul className="mt-1.5 flex flex-col gap-2">
        {items.map((change) => (
          <li key={change.id} className="text-ink-muted tabular">
            <p className="text-ink">{sentenceOf(change, document.currency, clock)}</p>
            <p className="text-meta">
              <DateText
                label={change.action === "removed" ? "Removed" : "Corrected"}
                instant={change.createdAt}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentenceOf({ before, after }: ReceivedPaymentChange, currency: string, clock: Clock): string {
  const was = wordsOf(before, currency, clock);
  if (!after) return `${was.amount} · ${was.day} · ${was.method}`;
  const is = wordsOf(after, currency, clock);
  return fields
    .filter((field) => was[field] !== is[field])
    .map((field) => `${was[field]} → ${is[field]}`)
    .join(" · ");
}

function wordsOf(values: Values, currency: string, clock: Clock) {
  const { amount, receivedOn, method, kind, reference, arrivedAmount } = values;
  return {
    amount: formatMoney(amount, currency),
    day: formatShortDay(dueOnDate(receivedOn), clock.timeZone, clock.now),
    method: methodLabels[method],
    kind: receivedPaymentKindLabels[kind],
    reference: reference ?? "No reference",
    arrived: arrivedAmount === null ? "No fees" : `${formatMoney(arrivedAmount, currency)} after fees`,
  };
}

const fields = ["amount", "day", "method", "kind", "reference", "arrived"] as const;
