"use client";

import { type ReactNode, useRef, useState } from "react";
import { findAdjacentRows, RowGroups } from "@/components/list/row-groups";
import { PlaceholderFill } from "@/components/list/placeholder-fill";
import { PaymentRow } from "./payment-row";
import { statusLabel } from "@/components/ui/status-dot";
import { useUpdatePaymentStatus } from "@/lib/payments/queries";
import type { PaymentRow as Payment } from "@/lib/payments/schema";
import type { PaymentStatus } from "@/lib/projects/statuses";

/** The number of places that rows and outlines fill together. */
const PLACES = 28;

/** Payments, pending first. When a row leaves the list, focus moves to the next one. */
export function PaymentList({
  payments,
  currency,
  hasMore,
  lastItemRef,
  children,
}: {
  payments: readonly Payment[];
  currency: string | undefined;
  hasMore: boolean;
  lastItemRef: (element: HTMLElement | null) => void;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const { mutate: updateStatus } = useUpdatePaymentStatus();
  const [announcement, setAnnouncement] = useState("");

  const handleStatus = (payment: Payment, paymentStatus: PaymentStatus) => {
    if (paymentStatus === payment.paymentStatus) return;
    const isLeaving = (paymentStatus === "paid") !== (payment.paymentStatus === "paid");
    if (isLeaving) focusNextTo(list.current, payment.id);
    updateStatus({ id: payment.id, paymentStatus });
    setAnnouncement(`${payment.name} is ${statusLabel(paymentStatus).toLowerCase()}`);
  };

  return (
    <>
      <RowGroups
        ref={list}
        role="list"
        rows={payments}
        lastItemRef={lastItemRef}
        className="gap-1.5"
        groupClassName="flex flex-col gap-1.5"
        renderRow={(payment, ref) => (
          <div key={payment.id} role="listitem" data-row={payment.id} ref={ref}>
            <PaymentRow
              payment={payment}
              currency={currency}
              onStatus={(status) => handleStatus(payment, status)}
            />
          </div>
        )}
      />
      {children}
      {!hasMore && <PlaceholderFill filled={payments.length} upTo={PLACES} />}
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
