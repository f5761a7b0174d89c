"use client";

import { clsx } from "clsx";
import { CreateDocument } from "./create-document";
import { RowMenu } from "./row-menu";
import { DocumentChip } from "./document-chip";
import { ledgerGridClass, slotClass } from "./ledger-grid";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { Amount } from "@/components/ui/figures/amount";
import { AppLink } from "@/components/ui/app-link";
import { Select } from "@/components/ui/select/select";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusDot, statusLabel } from "@/components/ui/status-dot";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientColor } from "@/lib/clients/theme-colors";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import { ageText, daysUntil, emptySlot } from "@/lib/payments/rules";
import type { PaymentRow as Payment } from "@/lib/payments/schema";
import { clientName } from "@/lib/projects/rules";
import { type PaymentStatus, paymentStatuses } from "@/lib/projects/statuses";
import { salesDocumentCategories } from "@/lib/sales-documents/categories";

const statusOptions = paymentStatuses.map((status) => ({
  value: status,
  label: statusLabel(status),
  mark: <StatusDot status={status} />,
}));

/** A line of the ledger for a project: its payment status, its documents, how late it is, what is owed, and the budget. */
export function PaymentRow({
  payment,
  currency,
  isPhone,
  onStatus,
}: {
  payment: Payment;
  currency: string | undefined;
  /** True if what only wide rows show is left out. */
  isPhone: boolean;
  onStatus: (status: PaymentStatus) => void;
}) {
  const { name, client, salesDocuments, paymentStatus, owed } = payment;
  const slot = emptySlot(salesDocuments);
  const kinds = new Set(salesDocuments.map(({ category }) => category)).size;
  return (
    <article
      style={clientColor(client?.themeColor)}
      className={clsx(
        ledgerGridClass,
        "group/row relative h-22 grid-rows-[2rem_1.125rem_2.375rem] border-b border-line hover:bg-hover @2xl:h-11 @2xl:grid-rows-none",
      )}
    >
      <ClientEdge />
      <span
        data-tooltip={statusLabel(paymentStatus)}
        className="flex justify-end @max-2xl:col-start-2 @max-2xl:row-start-3 @max-2xl:mr-10 @2xl:col-start-1 @2xl:row-start-1 @max-2xl:pointer-coarse:-my-2 @max-2xl:pointer-coarse:mr-12"
      >
        <Select
          label={`Payment status of ${name}`}
          variant="quiet"
          value={paymentStatus}
          onChange={onStatus}
          options={statusOptions}
          className="size-7 justify-center px-0! [&>span:last-of-type]:sr-only [&>svg]:hidden"
        />
      </span>
      {/* A client that has no space beside the name is on a second line, which is clipped. */}
      <div className="contents @5xl:col-start-2 @5xl:row-start-1 @5xl:flex @5xl:h-5 @5xl:min-w-0 @5xl:flex-wrap @5xl:items-baseline @5xl:gap-x-2 @5xl:overflow-hidden">
        <h2
          className="max-w-full min-w-0 font-medium @max-2xl:col-start-1 @max-2xl:row-start-1 @max-2xl:self-end @2xl:col-start-2 @2xl:row-start-1 pointer-coarse:-my-2"
          title={name}
        >
          <AppLink
            href={paths.project(payment.id)}
            className="block truncate text-ink no-underline hover:underline focus-visible:-outline-offset-2 pointer-coarse:leading-11 pointer-fine:@max-2xl:leading-6"
          >
            {name}
          </AppLink>
        </h2>
        <p
          className="min-w-0 truncate text-meta text-ink-muted @max-2xl:col-start-1 @max-2xl:row-start-2 @2xl:@max-5xl:hidden @5xl:h-5 @5xl:max-w-full"
          title={clientName(payment)}
        >
          {clientName(payment)}
        </p>
      </div>
      <ul
        aria-label={`Documents of ${name}`}
        className="flex min-w-0 gap-3 @max-2xl:col-span-2 @max-2xl:col-start-1 @max-2xl:row-start-3 @max-2xl:mr-22 @2xl:col-span-3 @2xl:col-start-3 @2xl:row-start-1 @2xl:grid @2xl:grid-cols-subgrid @2xl:[gap:normal] pointer-coarse:@max-2xl:-my-2"
      >
        {salesDocumentCategories.map((category, at) => {
          const documents = salesDocuments.filter((document) => document.category === category);
          return (
            documents.length > 0 && (
              <li key={category} style={{ gridColumn: at + 1 }} className="flex min-w-0">
                <DocumentChip
                  project={payment}
                  isPhone={isPhone}
                  isShort={kinds === salesDocumentCategories.length}
                  {...{ category, documents }}
                />
              </li>
            )
          );
        })}
      </ul>
      {slot && !isPhone && (
        <span
          className={clsx(
            "@max-4xl:hidden @4xl:row-start-1 @4xl:-ml-2",
            "pointer-fine:opacity-0 pointer-fine:group-focus-within/row:opacity-100 pointer-fine:group-hover/row:opacity-100 pointer-fine:has-data-popup-open:opacity-100",
            slotClass[slot],
          )}
        >
          <CreateDocument payment={payment} category={slot} />
        </span>
      )}
      <span
        data-chrome
        className="@max-2xl:col-start-2 @max-2xl:row-start-3 @max-2xl:justify-self-end @2xl:col-start-8 @2xl:row-start-1 @2xl:-mr-2 @4xl:hidden @max-2xl:pointer-coarse:-my-2 pointer-coarse:@2xl:-mr-3"
      >
        <RowMenu payment={payment} />
      </span>
      <Age payment={payment} />
      <div
        className={clsx(
          "min-w-0 text-right font-semibold @max-2xl:col-start-2 @max-2xl:row-start-1 @max-2xl:w-28 @2xl:col-start-7 @2xl:row-start-1",
          // Two amounts have the height of the line, so that the age below them is not covered.
          owed.length > 1 ? "@max-2xl:leading-4" : "@max-2xl:mt-1",
        )}
      >
        {owed.map((one) => (
          <Amount key={one.currency}>{formatMoney(one.amount, one.currency)}</Amount>
        ))}
      </div>
      {(!isPhone || salesDocuments.length === 0) && (
        <p
          className={clsx(
            "min-w-0 text-ink-muted @max-2xl:col-start-1 @max-2xl:row-start-3 @max-2xl:flex @max-2xl:gap-1 @max-2xl:text-meta @2xl:@max-4xl:hidden @4xl:col-start-8 @4xl:row-start-1 @4xl:text-right",
            salesDocuments.length > 0 && "@max-2xl:hidden",
          )}
        >
          <span className="@4xl:sr-only">Budget </span>
          {currency ? (
            <Amount className="@max-2xl:flex-1">{formatMoney(payment.budget, currency)}</Amount>
          ) : (
            <Skeleton className="h-5 w-24 @4xl:ml-auto" />
          )}
        </p>
      )}
    </article>
  );
}

/** The age of the project's oldest unpaid invoice. */
function Age({ payment: { owedSince } }: { payment: Payment }) {
  const { now } = useClock();
  const days = owedSince === null ? null : daysUntil(owedSince, now);
  const isLate = days !== null && days < 0;
  return (
    <p
      className={clsx(
        "text-meta whitespace-nowrap tabular @max-2xl:col-start-2 @max-2xl:row-start-2 @max-2xl:text-right @2xl:col-start-6 @2xl:row-start-1",
        isLate ? "font-medium text-danger" : "text-ink-muted",
      )}
    >
      {days !== null && ageText(days)}
      {/* The header of the column says it. */}
      {isLate && <span className="normal-nums @2xl:sr-only"> late</span>}
    </p>
  );
}
