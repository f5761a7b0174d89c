"use client";

import { DocumentChip } from "./document-chip";
import { Amount } from "@/components/ui/amount";
import { AppLink } from "@/components/ui/app-link";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusDot, statusLabel } from "@/components/ui/status-dot";
import { clientColor } from "@/lib/clients/theme-colors";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import type { PaymentRow as Payment } from "@/lib/payments/schema";
import { clientName } from "@/lib/projects/rules";
import { type PaymentStatus, paymentStatuses } from "@/lib/projects/statuses";
import { salesDocumentCategories } from "@/lib/sales-documents/categories";

const statusOptions = paymentStatuses.map((status) => ({
  value: status,
  label: statusLabel(status),
  mark: <StatusDot status={status} />,
}));

/** A row for a project's payment: amount, status, client, and its documents by category. */
export function PaymentRow({
  payment,
  currency,
  onStatus,
}: {
  payment: Payment;
  currency: string | undefined;
  onStatus: (status: PaymentStatus) => void;
}) {
  const { name, client, salesDocuments } = payment;
  return (
    <article
      style={clientColor(client?.themeColor)}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 overflow-clip rounded-control border border-line bg-panel py-2 pr-3 pl-5 transition-colors hover:border-line-strong lg:grid-cols-[9rem_8.5rem_minmax(0,1fr)_auto]"
    >
      <span aria-hidden data-mark className="absolute inset-y-0 left-0 w-[3px] bg-client-edge" />
      <p className="text-lead font-medium lg:text-right lg:text-base">
        {currency ? (
          <Amount>{formatMoney(payment.budget, currency)}</Amount>
        ) : (
          <Skeleton className="h-5 w-24" />
        )}
      </p>
      <Select
        label={`Payment status of ${name}`}
        value={payment.paymentStatus}
        onChange={onStatus}
        options={statusOptions}
        className="w-34!"
      />
      <div className="min-w-0 max-lg:col-span-2">
        <h2 className="truncate font-medium" title={name}>
          <AppLink href={paths.project(payment.id)} className="text-ink no-underline hover:underline">
            {name}
          </AppLink>
        </h2>
        <p className="truncate text-label text-ink-muted">
          {client ? (
            <AppLink href={paths.client(client.id)} className="text-ink-muted hover:text-ink hover:underline">
              {client.name}
            </AppLink>
          ) : (
            clientName(payment)
          )}
        </p>
      </div>
      <ul
        aria-label={`Documents of ${name}`}
        className="flex min-w-0 flex-wrap gap-1.5 max-lg:col-span-2 md:grid md:grid-cols-3 lg:w-96 xl:w-114"
      >
        {salesDocumentCategories.map((category) => (
          <li key={category} className="flex min-w-0 flex-auto">
            <DocumentChip
              project={payment}
              category={category}
              documents={salesDocuments.filter((document) => document.category === category)}
            />
          </li>
        ))}
      </ul>
    </article>
  );
}
