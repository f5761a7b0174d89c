"use client";

import { useQuery } from "@tanstack/react-query";
import { useDialog } from "@/components/dialog/use-dialog";
import { LoadingRows } from "@/components/list/loading-rows";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Panel } from "@/components/ui/panel";
import { useClock } from "@/components/ui/hooks/use-clock";
import { MAX_TAKE } from "@/lib/shared/constants";
import { formatRelativeDate } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money/money";
import { methodLabels, receivedPaymentKindLabels } from "@/lib/received-payments/kinds";
import { receivedPaymentsQuery } from "@/lib/received-payments/queries";
import type { ReceivedPaymentRow } from "@/lib/received-payments/schema";
import type { SalesDocument } from "@/lib/sales-documents/schema";

const PaymentsDialog = lazyComponent(() =>
  import("@/components/received-payments/payments-dialog").then((module) => module.PaymentsDialog),
);

/** The payments of an issued invoice. The dialog records and corrects them. */
export function IssuedPayments({ document }: { document: SalesDocument }) {
  const query = useQuery(receivedPaymentsQuery({ documentId: document.id, take: MAX_TAKE }));
  const dialog = useDialog(PaymentsDialog);
  const items = query.data?.items;
  return (
    <Panel
      title="Payments"
      count={items?.length}
      actions={
        items &&
        items.length > 0 && (
          <Button size="sm" onClick={() => dialog.open(true)}>
            Edit payments
          </Button>
        )
      }
    >
      {!items && <LoadingRows query={query} count={1} className="h-10" />}
      {items?.length === 0 && <p className="text-ink-muted">No payment is recorded yet.</p>}
      {items && items.length > 0 && (
        <ul>
          {items.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} currency={document.currency} />
          ))}
        </ul>
      )}
      {dialog.subject && (
        <PaymentsDialog key={dialog.key} document={document} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </Panel>
  );
}

function PaymentLine({ payment, currency }: { payment: ReceivedPaymentRow; currency: string }) {
  const { now, timeZone } = useClock();
  const { amount, kind, method, receivedOn, reference } = payment;
  const day = formatRelativeDate(receivedOn, false, timeZone, now);
  const about = kind === "payment" ? methodLabels[method] : receivedPaymentKindLabels[kind];
  return (
    <li className="flex items-baseline justify-between gap-3 border-b border-line py-2 last:border-b-0">
      <span className="min-w-0">
        <span className="block">{day}</span>
        <span className="block text-meta wrap-anywhere text-ink-muted">
          {[about, reference].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="font-medium whitespace-nowrap tabular">
        {kind === "refund" && "−"}
        {formatMoney(amount, currency)}
      </span>
    </li>
  );
}
