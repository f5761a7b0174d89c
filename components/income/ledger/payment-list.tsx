"use client";

import { type ReactNode, useRef, useState } from "react";
import { findAdjacentRows, RowGroups } from "@/components/list/row-groups";
import { AddRows } from "@/components/list/add-rows";
import { LedgerHead } from "./ledger-grid";
import { PaymentRow } from "./payment-row";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { statusLabel } from "@/components/ui/status-dot";
import { byCurrency } from "@/lib/payments/rules";
import { useUpdatePaymentStatus } from "@/lib/payments/queries";
import type { PaymentRow as Payment } from "@/lib/payments/schema";
import { setPaymentStatus } from "@/lib/projects/payment-status";
import type { PaymentStatus } from "@/lib/projects/statuses";

/** The number of places that rows and outlines fill together. */
const PLACES = 28;

/** Payments as a ledger. When a row leaves the list, focus moves to the next one. */
export function PaymentList({
  payments,
  currency,
  hasMore,
  lastItemRef,
  onAdd,
  children,
}: {
  payments: readonly Payment[];
  currency: string | undefined;
  hasMore: boolean;
  lastItemRef: (element: HTMLElement | null) => void;
  onAdd: () => void;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const { mutateAsync: updateStatus } = useUpdatePaymentStatus();
  const isPhone = useMediaQuery(PHONE);
  const [announcement, setAnnouncement] = useState("");
  // One table for each currency, because figures of different currencies do not stand in one column.
  const groups = byCurrency(payments, currency);

  const handleStatus = (payment: Payment, paymentStatus: PaymentStatus) => {
    if (paymentStatus === payment.paymentStatus) return;
    const isLeaving = (paymentStatus === "paid") !== (payment.paymentStatus === "paid");
    if (isLeaving) focusNextTo(list.current, payment.id);
    setPaymentStatus(updateStatus, payment, paymentStatus);
    setAnnouncement(`${payment.name} is ${statusLabel(paymentStatus).toLowerCase()}`);
  };

  return (
    <>
      <div ref={list} className="contents">
        {groups.map((group, at) => (
          <section
            key={group.currency ?? ""}
            aria-label={groups.length > 1 ? `Projects in ${group.currency}` : undefined}
            className="@container flex shrink-0 flex-col overflow-clip rounded-panel border border-line bg-panel last-of-type:flex-1"
          >
            <LedgerHead currency={groups.length > 1 ? group.currency : undefined} />
            <RowGroups
              role="list"
              rows={group.payments}
              lastItemRef={at === groups.length - 1 ? lastItemRef : undefined}
              // The panel's border is that of the last row.
              className="-mb-px"
              groupClassName="[--row-size:5.5rem] @2xl:[--row-size:2.75rem]"
              renderRow={(payment, ref) => (
                <div key={payment.id} role="listitem" data-row={payment.id} ref={ref}>
                  <PaymentRow
                    payment={payment}
                    currency={group.currency}
                    isPhone={isPhone}
                    onStatus={(status) => handleStatus(payment, status)}
                  />
                </div>
              )}
            />
            {!hasMore && at === groups.length - 1 && (
              <AddRows label="Add project" onAdd={onAdd} shown={payments.length} upTo={PLACES} />
            )}
          </section>
        ))}
      </div>
      {children}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

// The select restores focus to its trigger when it closes; the row is removed by then.
function focusNextTo(list: HTMLElement | null, id: string) {
  const { row, next } = findAdjacentRows(list, id);
  setTimeout(() => {
    if (document.activeElement === document.body || row?.contains(document.activeElement))
      next?.querySelector("button")?.focus();
  }, 200);
}
